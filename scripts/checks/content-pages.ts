import { globSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as v from "valibot";
import { sourceOf } from "#content/page-sources.ts";
import { blogPostSchema, guideSchema } from "#content/schema.ts";
import { isLocale, type Locale } from "#domain/locale/locales.ts";
import { pages } from "#domain/pages/page-registry.ts";
import type { Leaves } from "./catalog.ts";

export interface ContentPage {
	/** Its folder under `content/`, e.g. `services/iul`. */
	name: string;
	schema: v.GenericSchema;
	languages: Partial<Record<Locale, unknown>>;
}

/** Every page of long copy, read from the files of its languages. */
export async function readContentPages(folder: string): Promise<ContentPage[]> {
	const pages = new Map<string, ContentPage>();
	for (const file of globSync("*/**/*.ts", { cwd: folder }).sort()) {
		const locale = file.slice(file.lastIndexOf("/") + 1, -".ts".length);
		if (!isLocale(locale)) continue;
		const name = dirname(file);
		const page = pages.get(name) ?? { name, schema: schemaFor(name), languages: {} };
		pages.set(name, page);
		const module = (await import(pathToFileURL(resolve(folder, file)).href)) as { default: unknown };
		page.languages[locale] = module.default;
	}
	return [...pages.values()];
}

/** The English of each page, as one text: its translations are compared as a whole (`docs/translated.json`). */
export function englishPages(pages: readonly ContentPage[]): Leaves {
	return new Map(pages.map(({ name, languages }) => [`content/${name}`, JSON.stringify(languages.en)]));
}

const schemas = new Map(
	pages
		.map(({ kind, slug }) => sourceOf(kind, slug))
		.flatMap((source) => ("folder" in source ? [[source.folder, source.schema] as const] : [])),
);

/** Copy of which not every folder is a page in the registry. */
const schemasOfFolders: Readonly<Record<string, v.GenericSchema>> = { guides: guideSchema, blog: blogPostSchema };

function schemaFor(name: string): v.GenericSchema {
	const schema = schemasOfFolders[name.split("/")[0] ?? ""] ?? schemas.get(name);
	if (!schema) throw new Error(`content/${name}: no page has its copy in this folder`);
	return schema;
}
