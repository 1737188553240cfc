/**
 * The text next to a form in the consent record: what sending means, then the text of each optional box. Browser and
 * server must build exactly the same characters from the catalog.
 */
export function consentText(texts: readonly string[]): string {
	return texts.map((text) => text.trim().normalize("NFC")).join("\n\n");
}

/** The sentences up to the one that names the agency, and all others. A point in the agency's name ends no sentence. */
export function agreementAndTerms(text: string, agency: string): { agreement: string; terms: string } {
	const named = text.indexOf(agency);
	const end = text.indexOf(". ", named < 0 ? 0 : named + agency.length) + 1;
	return end > 0 ? { agreement: text.slice(0, end), terms: text.slice(end).trim() } : { agreement: text, terms: "" };
}

/**
 * True if the first sentence names the agency. Then forms show the whole of it above the button under any name. After another
 * first sentence, a name that is also written out in it, now or after a new name, would end there what is shown.
 */
export function namesAgencyFirst(text: string): boolean {
	return agreementAndTerms(text, "").agreement.includes("{agency}");
}
