/**
 * The text beside a form in the consent record: what sending means, then the text of the checkbox. Browser and server
 * must build exactly the same characters from the catalog.
 */
export function consentText(request: string, marketing: string): string {
	return [request, marketing].map((text) => text.trim().normalize("NFC")).join("\n\n");
}
