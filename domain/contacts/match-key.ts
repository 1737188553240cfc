/**
 * The one spelling in which we compare what people typed: whether two leads, or a lead and a request to stop, name the
 * same address or number. Keys are never shown and never written to.
 */

/**
 * An email address, without regard to case and to spaces around it. Dots and `+tags` stay, because outside a few
 * providers they name other mailboxes. Forms accept addresses in ASCII only, so a domain has no second spelling.
 */
export function emailKey(address: string): string {
	return address.trim().normalize("NFC").toLowerCase();
}

/** A number and what people put between its digits. Letters end it: an extension is no part of the number. */
const numberLike = /\+?[\s(]{0,3}\d[\d\s().\-–—·/]*/g;

/**
 * A phone number in the form of E.164, such as `+13055550123`. Without a country code it is one of North America.
 * @returns null if there is no complete number in the text
 */
export function phoneKey(text: string): string | null {
	for (const [part] of text.normalize("NFKC").matchAll(numberLike)) {
		const key = keyOfDigits(part.replace("(0)", "").replace(/\D/g, ""), part.startsWith("+"));
		if (key) return key;
	}
	return null;
}

function keyOfDigits(typed: string, isInternational: boolean): string | null {
	// What people dial before a country code: 011 in North America, 00 elsewhere.
	const digits = isInternational ? typed : typed.replace(/^(?:011|00)(?=\d{9})/, "");
	const hasCode = isInternational || digits !== typed;
	// Two numbers in one field: the first counts.
	if (digits.length > 15) return keyOfDigits(digits.slice(0, digits.startsWith("1") ? 11 : 10), false);
	if (digits.startsWith("0")) return null;
	if (digits.length === 10 && !hasCode) return `+1${digits}`;
	// People also leave out the plus: 509 3412 3456 is a number in Haiti.
	return digits.length >= (hasCode ? 8 : 11) ? `+${digits}` : null;
}
