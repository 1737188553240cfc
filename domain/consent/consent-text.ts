/**
 * The wording a visitor saw beside a form, as the consent record keeps it: what sending the form means, then what the
 * box that could be ticked says. The browser and the server must build the very same characters from the catalogue.
 */
export function consentText(request: string, marketing: string): string {
	return [request, marketing].map((text) => text.trim().normalize("NFC")).join("\n\n");
}
