import { mount } from "svelte";
import App from "./App.svelte";
import { beApp } from "./app/install.svelte";
import { findPlace } from "./lib/place";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/forms.css";
import "./styles/access.css";

await findPlace();
mount(App, { target: document.getElementById("app")! });
beApp();
