import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The page is served by `fernhandel serve`; while it is being written, Vite serves it and passes the wire on.
export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "dist", target: "es2022", sourcemap: false },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
