import { mount } from "svelte";
import "./style/tokens.css";
import "./style/parts.css";
import "./style/shell.css";
import App from "./shell/App.svelte";

mount(App, { target: document.getElementById("app")! });
