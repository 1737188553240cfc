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
	const entry = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${pageEntry}`)));
	if (!entry) throw new Error(`${pageEntry} was not built`);
	const filesFrom = (files: string[], kinds: ("imports" | "dynamicImports")[]) => {
		const found = new Set(files);
		for (const file of found) {
			const chunk = chunks.find(({ fileName }) => fileName === file);
			for (const next of kinds.flatMap((kind) => chunk?.[kind] ?? [])) found.add(next);
		}
		return found;
	};
	// The entry shares its file with modules that later parts of a page import. It runs as soon as that file is loaded.
	const staffEntries = chunks.filter((chunk) => chunk.isEntry && chunk !== entry).map(({ fileName }) => fileName);
	if (filesFrom(staffEntries, ["imports", "dynamicImports"]).has(entry.fileName)) {
		throw new Error(`A page for staff loads ${entry.fileName}, which starts a public page`);
	}
	const address = (file: string) => `/${file}`;
	return { module: address(entry.fileName), imports: [...filesFrom(entry.imports, ["imports"])].map(address) };
}
