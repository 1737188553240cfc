import type { Plugin } from "vite";

/** How many texts a reader still has to sign, and, for whoever asks for them, the texts. */
const [counts, texts] = ["virtual:sign-off-counts", "virtual:signed-texts"];

/** Tells the server what a reader has to sign: it has neither all messages as they are written nor `docs/signoff.json`. */
export function signedTexts(): Plugin {
	return {
		name: "signed-texts",
		resolveId: (source) => (source === counts || source === texts ? `\0${source}` : null),
		async load(id) {
			if (id === `\0${counts}`) {
				const { countSignOffs } = await import("../scripts/signoff/count-sign-offs.ts");
				return `export default ${JSON.stringify(await countSignOffs())}`;
			}
			if (id !== `\0${texts}`) return null;
			const source = await import("../scripts/signoff/signed-texts.ts");
			const file = await import("../scripts/signoff/sign-off-file.ts");
			const all = Object.entries(await source.signedTexts()).map(([locale, ofLocale]) => [locale, [...ofLocale]]);
			return [
				`export const texts = ${JSON.stringify(Object.fromEntries(all))};`,
				`export const signOffs = ${JSON.stringify(file.readSignOffs())};`,
			].join("\n");
		},
	};
}
