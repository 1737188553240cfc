import { globSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type * as v from "valibot";
import {
	articlePageSchema,
	calculatorPageSchema,
	caseStudySchema,
	discTestSchema,
	faqPageSchema,
	funnelPageSchema,
	guideSchema,
	landingSchema,
	locationsSchema,
	productPageSchema,
	stateTemplateSchema,
} from "#content/schema.ts";
import { isLocale, type Locale } from "#i18n/locales.ts";

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

function schemaFor(name: string): v.GenericSchema {
	if (name === "pages/faq") return faqPageSchema;
	if (name === "pages/calculator") return calculatorPageSchema;
	if (name === "pages/test-disc") return discTestSchema;
	if (name === "locations") return locationsSchema;
	const byFolder: Record<string, v.GenericSchema> = {
		services: productPageSchema,
		pages: articlePageSchema,
		states: stateTemplateSchema,
		stories: caseStudySchema,
		landings: landingSchema,
		guides: guideSchema,
		funnels: funnelPageSchema,
	};
	const schema = byFolder[name.split("/")[0] ?? ""];
	if (!schema) throw new Error(`content/${name}: no schema is known for this folder`);
	return schema;
}
