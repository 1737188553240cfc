import * as v from "valibot";
import { withoutPreviewToken } from "#domain/blog/desk-address.ts";

/** The stored part of a report, as in the table: enough to find the page and the cause, nothing about the visitor. */
export interface CspReport {
	document_path: string;
	directive: string;
	/** An origin, or a keyword such as `inline`. */
	blocked: string;
}

const maxLength = 200;
const maxPerBody = 20;

/** A page's address without what may identify the visitor or open the page: its query, and the token of a preview link. */
const documentPath = v.pipe(
	v.string(),
	v.url(),
	v.transform((address) => withoutPreviewToken(new URL(address).pathname).slice(0, maxLength)),
);
const directive = v.pipe(
	v.string(),
	v.transform((text) => text.split(" ")[0] ?? ""),
	v.regex(/^[a-z-]{1,60}$/),
);
const blocked = v.pipe(v.optional(v.string(), ""), v.transform(originOrKeyword));

/** Firefox and Safari send this for `report-uri`. */
const legacyBody = v.pipe(
	v.object({
		"csp-report": v.union([
			v.object({ "document-uri": documentPath, "effective-directive": directive, "blocked-uri": blocked }),
			v.object({ "document-uri": documentPath, "violated-directive": directive, "blocked-uri": blocked }),
		]),
	}),
	v.transform(({ "csp-report": report }): CspReport[] => [
		{
			document_path: report["document-uri"],
			directive: "effective-directive" in report ? report["effective-directive"] : report["violated-directive"],
			blocked: report["blocked-uri"],
		},
	]),
);

/** Chromium sends this for `report-to`: several reports at once, of several types. */
const reportingApiBody = v.pipe(
	v.array(
		v.union([
			v.object({
				type: v.literal("csp-violation"),
				body: v.object({ documentURL: documentPath, effectiveDirective: directive, blockedURL: blocked }),
			}),
			v.object({ type: v.pipe(v.string(), v.notValue("csp-violation")) }),
		]),
	),
	v.transform((reports): CspReport[] =>
		reports
			.flatMap((report) => ("body" in report ? [report.body] : []))
			.slice(0, maxPerBody)
			.map((body) => ({
				document_path: body.documentURL,
				directive: body.effectiveDirective,
				blocked: body.blockedURL,
			})),
	),
);

const anyBody = v.union([legacyBody, reportingApiBody]);

/** @returns undefined if the body is not a report; an empty list if it reports no violations */
export function parseCspReports(body: string): CspReport[] | undefined {
	try {
		const result = v.safeParse(anyBody, JSON.parse(body));
		return result.success ? result.output : undefined;
	} catch {
		return undefined;
	}
}

function originOrKeyword(text: string): string {
	if (/^[a-z-]{0,50}$/.test(text)) return text;
	if (!URL.canParse(text)) return "other";
	const { origin, protocol } = new URL(text);
	return (origin === "null" ? protocol : origin).slice(0, maxLength);
}
