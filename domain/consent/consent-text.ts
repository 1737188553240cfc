/**
 * The wording beside a form, as the consent record stores it: what sending the form means, then the checkbox text.
 * Browser and server must build exactly the same characters from the catalog.
 */
export function consentText(request: string, marketing: string): string {
	return [request, marketing].map((text) => text.trim().normalize("NFC")).join("\n\n");
}
