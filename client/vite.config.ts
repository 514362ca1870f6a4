/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    // Tests mount components in a document of their own, so they need the browser's half of Svelte.
    conditions: process.env.VITEST ? ["browser", "svelte"] : undefined,
  },
  build: {
    outDir: here("../src/doghouse/server/client"),
    emptyOutDir: true,
    // The page's policy allows no data: addresses; every picture and style is a file of ours.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here("."), here("../src/doghouse/games")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
  },
});
