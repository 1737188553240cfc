import * as v from "valibot";

/** What is kept of a report: enough to find the page and the cause, nothing that tells who saw it. */
export interface CspReport {
	documentPath: string;
	directive: string;
	/** An origin, or a keyword such as `inline`. */
	blocked: string;
}

const longest = 200;
const maxPerBody = 20;

/** A page's address without its query, which may say who the visitor is. */
const documentPath = v.pipe(
	v.string(),
	v.url(),
	v.transform((address) => new URL(address).pathname.slice(0, longest)),
);
const directive = v.pipe(
	v.string(),
	v.transform((text) => text.split(" ")[0] ?? ""),
	v.regex(/^[a-z-]{1,60}$/),
);
const blocked = v.pipe(v.optional(v.string(), ""), v.transform(originOrKeyword));

/** `report-uri`, as Firefox and Safari send it. */
const legacyBody = v.pipe(
	v.object({
		"csp-report": v.union([
			v.object({ "document-uri": documentPath, "effective-directive": directive, "blocked-uri": blocked }),
			v.object({ "document-uri": documentPath, "violated-directive": directive, "blocked-uri": blocked }),
		]),
	}),
	v.transform(({ "csp-report": report }): CspReport[] => [
		{
			documentPath: report["document-uri"],
			directive: "effective-directive" in report ? report["effective-directive"] : report["violated-directive"],
			blocked: report["blocked-uri"],
		},
	]),
);

/** `report-to`, as Chromium sends it: several at once, of several kinds. */
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
				documentPath: body.documentURL,
				directive: body.effectiveDirective,
				blocked: body.blockedURL,
			})),
	),
);

const anyBody = v.union([legacyBody, reportingApiBody]);

/** @returns nothing when the body is no report; an empty list when it reports other things than violations */
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
	return (origin === "null" ? protocol : origin).slice(0, longest);
}
