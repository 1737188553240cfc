import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";

const name = "virtual:page-entry";

/** What every public page starts with. React Router's own entry starts the staff's application. */
export const pageEntry = "app/entry.page.ts";

/** Builds the script that public pages start with, and tells the server its files. The client is built first. */
export function buildPageEntry(): Plugin {
	let files: typeof import("virtual:page-entry").default = { module: `/${pageEntry}`, imports: [] };
	return {
		name: "page-entry",
		resolveId: (source) => (source === name ? `\0${name}` : null),
		load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(files)}` : null),
		buildStart() {
			if (this.environment.name === "client" && this.environment.mode === "build")
				this.emitFile({ type: "chunk", id: resolve(pageEntry), name: "page" });
		},
		generateBundle(_, bundle) {
			if (this.environment.name === "client") files = filesOf(bundle);
		},
	};
}

function filesOf(bundle: Rolldown.OutputBundle) {
	const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
	const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${pageEntry}`));
	if (!entry) throw new Error(`${pageEntry} was not built`);
	const imports = new Set(entry.imports);
	for (const file of imports) {
		const chunk = chunks.find(({ fileName }) => fileName === file);
		for (const next of chunk?.imports ?? []) imports.add(next);
	}
	const address = (file: string) => `/${file}`;
	return { module: address(entry.fileName), imports: [...imports].map(address) };
}
