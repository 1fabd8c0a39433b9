/** Small cues made on the spot: no files, and none before somebody has switched them on. */
import { preferences } from "./preferences.svelte";

type Cue = "turn" | "move" | "no" | "end";

const TUNES: Record<Cue, [pitch: number, at: number, length: number][]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.13, 0.2],
  ],
  move: [[330, 0, 0.07]],
  no: [[180, 0, 0.18]],
  end: [
    [523, 0, 0.14],
    [659, 0.15, 0.14],
    [784, 0.3, 0.35],
  ],
};

let context: AudioContext | null = null;

/** The cues that tell of something one can choose to be told of. */
const TELLS: Partial<Record<Cue, string>> = { turn: "move.sound", end: "over.sound" };

export function cue(name: Cue): void {
  if (!preferences.sound || preferences.unwanted.includes(TELLS[name] ?? "")) return;
  context ??= new AudioContext();
  for (const [pitch, at, length] of TUNES[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
