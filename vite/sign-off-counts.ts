import type { Plugin } from "vite";

const name = "virtual:sign-off-counts";

/** Tells the server how many texts a reader still has to sign: it has no files to count them from. */
export function signOffCounts(): Plugin {
	return {
		name: "sign-off-counts",
		resolveId: (source) => (source === name ? `\0${name}` : null),
		async load(id) {
			if (id !== `\0${name}`) return null;
			const { countSignOffs } = await import("../scripts/signoff/count-sign-offs.ts");
			return `export default ${JSON.stringify(await countSignOffs())}`;
		},
	};
}
