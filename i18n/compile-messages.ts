import compile from "icu-minify/compile";
import type { Plugin } from "vite";

type Catalogue = { [key: string]: string | Catalogue };

/** ICU messages become small arrays at build time, so that no parser travels to the browser. */
export function compileMessages(): Plugin {
	return {
		name: "compile-messages",
		enforce: "pre",
		transform: {
			filter: { id: /\/i18n\/messages\/.+\.json$/ },
			handler(code) {
				return { code: JSON.stringify(compileCatalogue(JSON.parse(code) as Catalogue)), map: null };
			},
		},
	};
}

function compileCatalogue(catalogue: Catalogue): unknown {
	return Object.fromEntries(
		Object.entries(catalogue).map(([key, value]) => [
			key,
			typeof value === "string" ? compile(value) : compileCatalogue(value),
		]),
	);
}
