/** Whether the page can say everything in both languages: the same messages with the same facts, and every one it uses. */
import { FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";

const LANGUAGES = ["en", "de"];
const faults = [];

const sources = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => /\.(svelte|ts)$/.test(path))
    .map((path) => `${folder}/${path}`);

/** The messages of a catalogue: id -> the facts it wants. */
function messages(path) {
  const text = readFileSync(path, "utf8");
  const found = new Map();
  for (const { id, value, attributes } of new FluentResource(text).body) {
    if (found.has(id)) faults.push(`${path}: ${id} stands there twice`);
    if (value !== null) found.set(id, facts(value));
    for (const [form, pattern] of Object.entries(attributes)) found.set(`${id}.${form}`, facts(pattern));
  }
  for (const [, id] of text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm))
    if (!found.has(id) && ![...found.keys()].some((known) => known.startsWith(`${id}.`)))
      faults.push(`${path}: ${id} is not Fluent`);
  return found;
}

function facts(pattern) {
  const names = new Set();
  JSON.stringify(pattern, (_, part) => {
    if (part && part.type === "var") names.add(part.name);
    return part;
  });
  return [...names].sort();
}

function catalogues(folder, prefix = "") {
  const [first, ...others] = LANGUAGES.map((language) => [
    language,
    messages(`${folder}/${prefix}${language}.ftl`),
  ]);
  for (const [language, known] of others) {
    for (const [id, wants] of first[1]) {
      if (!known.has(id)) faults.push(`${folder}: ${id} is missing in ${language}`);
      else if (known.get(id).some((fact) => !wants.includes(fact)))
        faults.push(
          `${folder}: ${id} wants ${wants || "nothing"}, in ${language} ${known.get(id) || "nothing"}`,
        );
    }
    for (const id of known.keys())
      if (!first[1].has(id)) faults.push(`${folder}: ${id} is missing in ${first[0]}`);
  }
  return first[1];
}

/** The texts in one argument of every call that fits: the last of so many. */
function argued(source, call, which = 1) {
  const found = [];
  for (const { index, 0: name } of source.matchAll(call)) {
    let [depth, argument] = [0, 1];
    let begin = index;
    let end = index + name.length - 1;
    for (; end < source.length; end++) {
      if ("([{".includes(source[end])) depth += 1;
      else if (")]}".includes(source[end]) && --depth === 0) break;
      else if (source[end] === "," && depth === 1) {
        if (argument === which) break;
        [argument, begin] = [argument + 1, end];
      }
    }
    for (const [, plain, template] of source
      .slice(begin, end)
      .matchAll(/(?<![!=]== )["']([a-zA-Z][\w.-]*)["']|`([^`]*)`/g))
      found.push(plain ?? template);
  }
  return found;
}

/** What is said, and the titles a game names by their messages. */
function used(source) {
  const found = argued(source, /\bsay\(|(?<![.\w])ask\(/g);
  for (const [, title] of source.matchAll(/\btitle: "([a-z][\w-]*)"/g)) found.push(title);
  return found;
}

const pattern = (text) =>
  new RegExp(
    `^${text
      .split(/\$\{(?:[^{}]|\{[^}]*\})*\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join("[\\w.-]*")}$`,
  );

function check(paths, known) {
  const patterns = [];
  for (const path of paths)
    for (const text of used(readFileSync(path, "utf8"))) {
      const wanted = pattern(text);
      patterns.push(wanted);
      if (![...known.keys()].some((id) => wanted.test(id)))
        faults.push(`${path}: there is no message ${text}`);
    }
  return patterns;
}

/** A part of the page may have words of its own in its folder. */
const rooms = readdirSync("src").filter((folder) => existsSync(`src/${folder}/words.en.ftl`));
const shell = new Map();
for (const folder of ["src/words", ...rooms.map((room) => `src/${room}`)])
  for (const [id, message] of catalogues(folder, folder === "src/words" ? "" : "words.")) {
    if (shell.has(id)) faults.push(`${folder}: another part of the page says ${id}, too`);
    shell.set(id, message);
  }
const ours = sources("src").filter((path) => !/^src\/(games|wire)\//.test(path));
const patterns = check(ours, shell);
const whole = ours.map((path) => readFileSync(path, "utf8")).join("\n");
for (const id of shell.keys())
  if (!patterns.some((wanted) => wanted.test(id)) && !whole.includes(`"${id}"`))
    faults.push(`src/words: nobody says ${id}`);
/** The showcase says what the page says, and some words of its own. */
const own = catalogues("showcase", "words.");
const shown = check(sources("showcase"), new Map([...shell, ...own]));
for (const id of own.keys()) {
  if (shell.has(id)) faults.push(`showcase: the page says ${id}, too`);
  if (!shown.some((wanted) => wanted.test(id))) faults.push(`showcase: nobody says ${id}`);
}
for (const game of readdirSync("src/games")) {
  const folder = `src/games/${game}`;
  if (!existsSync(`${folder}/en.ftl`)) continue;
  const own = catalogues(folder);
  check(sources(folder), new Map([...shell, ...own]));
  hints(folder, own);
  cover(folder);
}

/** A game has a word for every hint it names, and no other. */
function hints(folder, known) {
  const named = /\bhints: \[([^\]]*)\]/.exec(readFileSync(`${folder}/index.ts`, "utf8"))?.[1] ?? "";
  const wanted = new Set([...named.matchAll(/"([^"]+)"/g)].map(([, id]) => `hint-${id}`));
  for (const id of wanted) if (!known.has(id)) faults.push(`${folder}: there is no ${id}`);
  for (const id of known.keys())
    if (id.startsWith("hint-") && !wanted.has(id)) faults.push(`${folder}: no hint says ${id}`);
}

/** A cover says everything that the page asks covers for, and nothing else; an edition need not have a title. */
function cover(folder) {
  const known = [...catalogues(folder, "cover.").keys()];
  const asked = argued(whole, /\baskCover\(/g, 2);
  for (const id of asked)
    if (!id.includes("${") && id !== "played-as" && !known.includes(id))
      faults.push(`${folder}: the cover does not say ${id}`);
  for (const id of known)
    if (!asked.some((text) => pattern(text).test(id))) faults.push(`${folder}: nobody asks the cover ${id}`);
}

/** A lesson says of every note its heading, a text and what to do, and nothing else. */
function lesson(folder, name) {
  const known = catalogues(folder, `${name}.`);
  const notes = [...readFileSync(`${folder}/${name}.ts`, "utf8").matchAll(/\bid: "([a-z-]+)"/g)];
  const wanted = new Set(notes.flatMap(([, id]) => [id, `${id}.text`, `${id}.do`]));
  for (const id of wanted) if (!known.has(id)) faults.push(`${folder}: ${name} lacks ${id}`);
  for (const id of known.keys()) if (!wanted.has(id)) faults.push(`${folder}: no note of ${name} says ${id}`);
}
for (const game of readdirSync("src/games", { withFileTypes: true }))
  if (game.isDirectory())
    for (const path of readdirSync(`src/games/${game.name}`))
      if (/^lesson\w*\.ts$/.test(path)) lesson(`src/games/${game.name}`, path.slice(0, -3));
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
