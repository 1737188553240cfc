import compile from "icu-minify/compile";
import type { Plugin } from "vite";

type Catalog = { [key: string]: string | Catalog };

/** Compiles ICU messages to small arrays at build time, so that the browser needs no parser. */
export function compileMessages(): Plugin {
	return {
		name: "compile-messages",
		enforce: "pre",
		transform: {
			filter: { id: /\/i18n\/messages\/.+\.json$/ },
			handler(code) {
				return { code: JSON.stringify(compileCatalog(JSON.parse(code) as Catalog)), map: null };
			},
		},
	};
}

function compileCatalog(catalog: Catalog): unknown {
	return Object.fromEntries(
		Object.entries(catalog).map(([key, value]) => [
			key,
			typeof value === "string" ? compile(value) : compileCatalog(value),
		]),
	);
}
