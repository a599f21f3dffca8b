import { mount } from "svelte";
import App from "./App.svelte";
import { beApp } from "./app/install.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/kit.css";
import "./styles/forms.css";

mount(App, { target: document.getElementById("app")! });
beApp();
