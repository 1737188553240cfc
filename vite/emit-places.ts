import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { placesFile } from "../scripts/places/places-table.ts";

/** Puts the table of places beside the server's bundle. */
export function emitPlaces(): Plugin {
	return {
		name: "emit-places",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		async generateBundle() {
			this.emitFile({ type: "asset", fileName: "places.bin", source: await readFile(await placesFile()) });
		},
	};
}
