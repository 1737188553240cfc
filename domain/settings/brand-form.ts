import * as v from "valibot";
import { type BrandFacts, paletteIds } from "../agency/brand-facts.ts";

export type BrandError =
	| "palette_unknown"
	| "logo_large"
	| "logo_type"
	| "logo_small"
	| "logo_unreadable"
	| "logo_often"
	| "logo_later";

/** A picture that is stored has at most 50 million pixels, and at least 40 on each side. */
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_250_000));
const logoSchema = v.object({ image: v.pipe(v.string(), v.uuid()), width: pixels, height: pixels });

export const brandFactsSchema = v.object({
	palette: v.picklist(paletteIds),
	logo: v.nullable(logoSchema),
	logoHasName: v.boolean(),
}) satisfies v.GenericSchema<unknown, BrandFacts>;

/**
 * Reads the form of logo and colors.
 * @param fields `stored` is a logo that was just uploaded. Only the server adds it.
 */
export function readBrandForm(
	fields: Readonly<Record<string, unknown>>,
	{ before }: { before: BrandFacts },
): { ok: true; facts: BrandFacts } | { ok: false; errors: Partial<Record<string, BrandError>> } {
	const palette = v.safeParse(brandFactsSchema.entries.palette, fields.palette);
	if (!palette.success) return { ok: false, errors: { palette: "palette_unknown" } };
	const kept = "removeLogo" in fields ? null : before.logo;
	const stored = v.safeParse(logoSchema, fields.stored);
	const logo = stored.success ? stored.output : kept;
	return { ok: true, facts: { palette: palette.output, logo, logoHasName: logo !== null && "logoHasName" in fields } };
}

/** The facts as the form has them. */
export function fieldsOfBrand({ palette, logoHasName }: BrandFacts): Record<string, string> {
	return { palette, ...(logoHasName && { logoHasName: "on" }) };
}

/** True if there is a logo to contain the name. */
export function isPossibleBrand({ logo, logoHasName }: BrandFacts): boolean {
	return logo !== null || !logoHasName;
}
