import { mount } from "svelte";
import "./style/tokens.css";
import "./style/parts.css";
import "./style/shell.css";
import "./style/end.css";
import "./style/lobby.css";
import App from "./shell/App.svelte";

mount(App, { target: document.getElementById("app")! });
