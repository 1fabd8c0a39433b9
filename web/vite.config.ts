import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { licences } from "./licences/plugin.ts";

// The page is served by `fernhandel serve`; while it is being written, Vite serves it and passes the wire on.
const server = process.env["FERNHANDEL_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: "dist",
    target: "es2022",
    sourcemap: false,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no fault of the page's
    assetsInlineLimit: 0, // fonts come from the server itself: its policy allows no others
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] }, // what a game is drawn from lies beside its rules
  },
});
