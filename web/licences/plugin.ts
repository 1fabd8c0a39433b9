/**
 * Writes down what the built page has from elsewhere: `licences.json` for the page and its check, `licences.txt` for
 * whoever opens the package. A package without a licence, or without its text, ends the build.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import type { Borrowed, Licences } from "../src/about/licences.ts";
import data from "./data.json" with { type: "json" };
import { copyright } from "./font.ts";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = join(HERE, "..", "..");
/** What the builder itself adds to the page, by the first word of its modules' names. */
const BUILDERS: Record<string, string> = { vite: "vite", rolldown: "rolldown" };

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const found = new Map<string, Borrowed>();
      const files: Record<string, string[]> = {};
      for (const [file, part] of Object.entries(bundle)) {
        const from = new Set(sources(part).flatMap((source) => packageOf(source) ?? []));
        files[file] = [...from].map((folder) => describe(found, folder)).sort();
        if (part.type === "asset" && file.endsWith(".woff"))
          found.get(files[file][0]!)!.notice = copyright(Buffer.from(part.source));
      }
      for (const [file, names] of Object.entries(files))
        for (const name of names) found.get(name)!.files.push(file);
      const borrowed = [...data.borrowed, ...found.values()] as Borrowed[];
      borrowed.sort((one, other) => (one.name < other.name ? -1 : 1));
      const all: Licences = { ...ourselves(), borrowed, files };
      this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(all) });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: told(borrowed) });
    },
  };
}

function sources(part: Rolldown.OutputChunk | Rolldown.OutputAsset): string[] {
  return part.type === "chunk"
    ? part.moduleIds
    : part.originalFileNames.map((path) => join(HERE, "..", path));
}

/** The folder of the package that a module comes from; null where it is our own. */
function packageOf(source: string): string | null {
  if (source.startsWith("\0")) {
    const builder = BUILDERS[/^\0(\w+)/.exec(source)?.[1] ?? ""];
    return builder ? join(HERE, "..", "node_modules", builder) : null;
  }
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source.split("?")[0]!)?.[0] ?? null;
}

/** Notes the package once; its name. */
function describe(found: Map<string, Borrowed>, folder: string): string {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (!found.has(name)) {
    const [file, text] = licenceText(folder, license);
    if (!license || !text) throw new Error(`${name}: no licence${file ? ` in ${file}` : ""}`);
    const by = typeof author === "string" ? author.replace(/ *<.*>/, "") : (author?.name ?? "");
    const notice = (/^copyright.*$/im.exec(text)?.[0] ?? by).replace(/\[(.*)\]\(.*\)/, "$1");
    const kind = name.startsWith("@fontsource/") ? "font" : "code";
    found.set(name, { name, kind, version, licence: license, notice, text, files: [] });
  }
  return name;
}

/** As the package brings it, without those of what is not in the page; or the text that the licence is known by. */
function licenceText(folder: string, licence: string): [string, string] {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.\w+)?$/i.test(name));
  if (file)
    return [
      file,
      readFileSync(join(folder, file), "utf8")
        .split(/^# Licenses of bundled/m)[0]!
        .trim(),
    ];
  const known = join(HERE, `${licence}.txt`);
  return existsSync(known) ? [known, readFileSync(known, "utf8").trim()] : ["", ""];
}

function ourselves(): Pick<Licences, "version" | "text"> {
  const version = /__version__ = "([^"]+)"/.exec(
    readFileSync(join(ROOT, "src", "fernhandel", "__init__.py"), "utf8"),
  );
  return { version: version?.[1] ?? "", text: readFileSync(join(ROOT, "LICENSE"), "utf8").trim() };
}

function told(borrowed: Borrowed[]): string {
  const rule = "=".repeat(100);
  return borrowed
    .map((one) => `${rule}\n${one.name} ${one.version}: ${one.licence}\n${one.notice}\n\n${one.text}\n`)
    .join("\n");
}
