/**
 * Answers that a server has given when the showcase was built, from packed files: one for all questions that differ only in
 * the move, with an answer on each line. `make_showcase.py` writes them.
 */

interface Pack {
  whole: string;
  lines: string[];
}

const packs = new Map<string, Promise<Pack | null>>();

/** `/api/tables/ID/replay?move=3&seat=1&language=en` is on line 3 of `answers/tables/ID/replay-en-1-moves.pack`. */
export async function answered(address: string, { method }: RequestInit): Promise<Response> {
  const asked = new URL(address, location.origin);
  const move = asked.searchParams.get("move");
  asked.searchParams.delete("move");
  asked.searchParams.sort();
  const name = [
    asked.pathname.slice("/api/".length),
    ...asked.searchParams.values(),
    ...(move ? ["moves"] : []),
  ].join("-");
  const pack = method === "GET" ? await unpacked(name) : null;
  const answer = move === null ? pack?.whole : pack?.lines[Number(move)];
  if (answer) return new Response(answer);
  return new Response(JSON.stringify({ code: "no_such_table" }), { status: 404 });
}

function unpacked(name: string): Promise<Pack | null> {
  const known = packs.get(name);
  if (known) return known;
  const pack = fetched(name);
  packs.set(name, pack);
  pack.catch(() => packs.delete(name)); // the line was away: it is asked for again
  return pack;
}

async function fetched(name: string): Promise<Pack | null> {
  const found = await fetch(`${import.meta.env.BASE_URL}answers/${name}.pack`);
  if (!found.ok || !found.body) return null;
  const whole = await new Response(found.body.pipeThrough(new DecompressionStream("gzip"))).text();
  return { whole, lines: whole.split("\n") };
}
