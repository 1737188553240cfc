import { type MissingClauses, missingClauses } from "../consent/consent-clauses.ts";
import { namesAgencyFirst } from "../consent/consent-text.ts";
import { type ForeignSubject, foreignSubject } from "../consent/foreign-subject.ts";
import type { Locale } from "../locale/locales.ts";
import { consentPage } from "./editable-words.ts";

/** Why a text is no consent to what its form asks for. */
export type ConsentError =
	| { code: "markup" | "late" }
	| { code: "subject"; subject: ForeignSubject }
	| { code: "clauses"; missing: MissingClauses };

/** Of other texts null. A consent text is shown as it is recorded, so it has no signs that would become anything else. */
export function consentError(
	text: string,
	{ page, place, locale }: { page: string; place: string; locale: Locale },
): ConsentError | null {
	if (page !== consentPage) return null;
	if (/[<>]|\*\*|\]\(/.test(text)) return { code: "markup" };
	if (!namesAgencyFirst(text)) return { code: "late" };
	const subject = foreignSubject(text, place, locale);
	if (subject) return { code: "subject", subject };
	const missing = missingClauses(text, place, locale);
	return missing && { code: "clauses", missing };
}
