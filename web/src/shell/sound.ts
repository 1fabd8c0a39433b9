/** Small cues made on the spot: no files, none before somebody has switched them on, and none before they have touched the page. */
import { preferences } from "./preferences.svelte";
import { wasTouched } from "./touched";
import { wanted, type Told } from "./wanted";

type Made = "made" | "no";
type Tone = [pitch: number, at: number, length: number];

const TUNES: Record<Made | Told, Tone[]> = {
  made: [[330, 0, 0.07]],
  no: [[180, 0, 0.18]],
  move: [
    [660, 0, 0.12],
    [880, 0.13, 0.2],
  ],
  clock: [
    [880, 0, 0.09],
    [880, 0.14, 0.09],
    [880, 0.28, 0.09],
  ],
  asked: [
    [587, 0, 0.12],
    [494, 0.13, 0.12],
    [587, 0.26, 0.2],
  ],
  begins: [
    [440, 0, 0.14],
    [660, 0.15, 0.3],
  ],
  over: [
    [523, 0, 0.14],
    [659, 0.15, 0.14],
    [784, 0.3, 0.35],
  ],
  named: [[740, 0, 0.16]],
};
const VOLUME = 0.12;

let context: AudioContext | null = null;

/** Something was done here, or could not be. */
export function cue(name: Made): void {
  if (preferences.sound) play(TUNES[name]);
}

/** Somebody is called, if they want to be by a sound. */
export function call(event: Told): void {
  if (wanted(event, "sound")) play(TUNES[event]);
}

/** Whoever wants little to move on the screen hears one soft tone for a tune. */
function play(tune: Tone[]): void {
  if (!wasTouched()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [pitch, at, length] of preferences.motion ? tune : tune.slice(0, 1)) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + at;
    tone.type = "triangle";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(preferences.motion ? VOLUME : VOLUME / 2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
