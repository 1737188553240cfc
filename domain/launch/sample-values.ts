/**
 * Recognizes values that can't belong to anybody, with which the site begins: hosts that are reserved (RFC 2606 and
 * RFC 6761), phone numbers for fiction (555-01xx, and 800-555-0199), and a street that says what it is.
 */

export function isReservedHost(host: string): boolean {
	return /(?:^|\.)(?:example|test|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$|^127\.|^\[?::1\]?$/i.test(host);
}

/** @param address an email address, alone or as in `Name <address>` */
export function isSampleEmail(address: string): boolean {
	return isReservedHost(/@([^\s@>]+)>?\s*$/.exec(address)?.[1] ?? "invalid");
}

/** @param address an absolute URL; another text counts as a sample */
export function isSampleUrl(address: string): boolean {
	const host = /^[a-z]+:\/\/(?:[^/?#@]*@)?(\[[^\]]*\]|[^/?#:]+)/i.exec(address)?.[1];
	return host === undefined || isReservedHost(host);
}

/** @param e164 `+19415550142` */
export function isSamplePhone(e164: string): boolean {
	return !/^\+1\d{10}$/.test(e164) || /^\+1(?:\d{3}55501\d\d|8\d\d5550199)$/.test(e164);
}

export function isSampleStreet(street: string): boolean {
	return !street.trim() || /\b(?:sample|example)\b/i.test(street);
}
