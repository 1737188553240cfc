import type * as v from "valibot";
import type { Locale } from "#domain/locale/locales.ts";
import type { PageKind, SlugOf } from "#domain/pages/page-registry.ts";
import { articlePages } from "#domain/site/pages.ts";
import {
	articlePageSchema,
	blogPostSchema,
	calculatorPageSchema,
	caseStudySchema,
	discTestSchema,
	faqPageSchema,
	funnelPageSchema,
	landingSchema,
	locationsSchema,
	productPageSchema,
	stateTemplateSchema,
} from "./schema.ts";

/** A description of a page for machines: title, description and the titles of its sections. */
export interface Headed {
	title: string;
	meta: { title: string; description: string };
	sections?: readonly { title: string }[];
}

/** Copy in files of its own, `content/{folder}/{locale}.ts`. */
export interface CopyFiles<Schema extends v.GenericSchema = v.GenericSchema> {
	folder: string;
	schema: Schema;
	/** True if the file is the complete copy of one page. */
	isWholePage: boolean;
}

/** Copy in a namespace of messages. */
interface CopyMessages {
	namespace: string;
}

/** The complete copy of one page, with its title and description. */
function whole<Schema extends v.GenericSchema<unknown, Headed>>(folder: string, schema: Schema) {
	return { folder, schema, isWholePage: true as const };
}

/** Copy that several pages share or that needs facts of one page. `page-summaries.server.ts` says how to read it. */
function shared<Schema extends v.GenericSchema>(folder: string, schema: Schema) {
	return { folder, schema, isWholePage: false as const };
}

/** States with copy of their own. The others share a template. */
export const dedicatedStates: readonly string[] = ["florida", "texas", "wisconsin", "washington"];

/** The place and the schema of the copy of each kind of page. */
const sources = {
	home: () => ({ namespace: "home" }),
	article: (path) => whole(`pages/${articlePages[path]}`, articlePageSchema),
	service: (slug) => whole(`services/${slug}`, productPageSchema),
	state: (slug) => shared(`states/${dedicatedStates.includes(slug) ? slug : "template"}`, stateTemplateSchema),
	location: () => shared("locations", locationsSchema),
	faq: () => whole("pages/faq", faqPageSchema),
	discTest: () => whole("pages/test-disc", discTestSchema),
	calculator: () => whole("pages/calculator", calculatorPageSchema),
	blog: () => ({ namespace: "blog" }),
	post: (slug) => whole(`blog/${slug}`, blogPostSchema),
	landing: (slug) => shared(`landings/${slug}`, landingSchema),
	caseStudy: (slug) => shared(`stories/${slug}`, caseStudySchema),
	lp: (slug) => shared(`funnels/${slug}`, funnelPageSchema),
	offer: (slug) => shared(`funnels/${slug}`, funnelPageSchema),
	calc: () => ({ namespace: "funnelPages" }),
	book: () => ({ namespace: "funnelPages" }),
	quote: () => ({ namespace: "funnelPages" }),
} satisfies { [Kind in PageKind]: (slug: SlugOf<Kind>) => CopyFiles | CopyMessages };

type SourceOf<Kind extends PageKind> = ReturnType<(typeof sources)[Kind]>;
type KindsWhere<Source> = { [Kind in PageKind]: SourceOf<Kind> extends Source ? Kind : never }[PageKind];

/** Kinds with copy files. `WholeKind`: those whose file is the complete copy of one page. */
export type CopiedKind = KindsWhere<CopyFiles>;
export type WholeKind = KindsWhere<{ isWholePage: true }>;
export type CopyOf<Kind extends CopiedKind> =
	SourceOf<Kind> extends { schema: infer Schema extends v.GenericSchema } ? v.InferOutput<Schema> : never;

const sourceOfKind: { [Kind in PageKind]: (slug: SlugOf<Kind>) => CopyFiles | CopyMessages } = sources;

export function sourceOf<Kind extends PageKind>(kind: Kind, slug: SlugOf<Kind>): CopyFiles | CopyMessages {
	return sourceOfKind[kind](slug);
}

/** The path of a page's copy in the repository. The page is dated by the file's last change. */
export function sourceFile<Kind extends PageKind>(kind: Kind, slug: SlugOf<Kind>, locale: Locale): string {
	const source = sourceOf(kind, slug);
	return "folder" in source
		? `content/${source.folder}/${locale}.ts`
		: `i18n/messages/${locale}/${source.namespace}.json`;
}
