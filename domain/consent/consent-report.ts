import * as v from "valibot";
import { locales } from "#domain/locale/locales.ts";

/** The visitor's choice in the cookie notice, reported so that it can be proved later. */
export const consentReportSchema = v.object({
	id: v.pipe(v.string(), v.uuid()),
	version: v.pipe(v.string(), v.regex(/^[\w.-]{1,40}$/)),
	categories: v.object({ analytics: v.boolean(), marketing: v.boolean(), personalization: v.boolean() }),
	gpc: v.boolean(),
	locale: v.picklist(locales),
});
export type ConsentReport = v.InferOutput<typeof consentReportSchema>;
