import "@fontsource/alegreya/latin-700.css";
import "@fontsource/alegreya-sans/latin-400.css";
import "@fontsource/alegreya-sans/latin-700.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferences } from "./shell/preferences.svelte";
import "./shell/tokens.css";
import "./shell/controls.css";
import { tongue } from "./words/tongue.svelte";

await tongue.speak(preferences.language);
mount(App, { target: document.getElementById("page")! });
