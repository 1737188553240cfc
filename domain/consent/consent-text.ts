/**
 * The text next to a form in the consent record: what sending means, then the text of each optional box. Browser and
 * server must build exactly the same characters from the catalog.
 */
export function consentText(texts: readonly string[]): string {
	return texts.map((text) => text.trim().normalize("NFC")).join("\n\n");
}
