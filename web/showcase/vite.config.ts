import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, mergeConfig, type Plugin } from "vite";
import page from "../vite.config.ts";

const SOURCES = resolve(import.meta.dirname, "../src");
const INSTEAD = resolve(import.meta.dirname, "instead");

/** Whatever lies in `instead` takes the place of what has the same name in `src`, for all but itself. */
function instead(): Plugin {
  return {
    name: "instead",
    enforce: "pre",
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!found?.id.startsWith(SOURCES)) return found;
      const other = INSTEAD + found.id.slice(SOURCES.length);
      return existsSync(other) && other !== importer ? other : found;
    },
  };
}

/** What an installed page has and files alone have no use for. */
function withoutManifest(): Plugin {
  return {
    name: "without-manifest",
    transformIndexHtml: (html) => html.replace(/\s*<link rel="manifest"[^>]*>/, ""),
  };
}

export default mergeConfig(
  page,
  defineConfig({
    base: "./", // it may lie in any folder of any host
    plugins: [instead(), withoutManifest()],
    build: { outDir: "../build/showcase", emptyOutDir: true },
  }),
);
