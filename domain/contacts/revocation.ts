/** The ways in which the agency reaches people. */
export const contactChannels = ["email", "calls", "texts"] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** The methods that an agent learns about and records. */
export const reportedMethods = ["reply", "phone", "letter"] as const;

/**
 * How a person asked us to stop: on the page that each email links to, with the button of a mail program (RFC 8058), in
 * reply to an email or a text, on the phone, on paper, or with a form on the site.
 */
export const revocationMethods = ["link", "one_click", "form", ...reportedMethods] as const;
export type RevocationMethod = (typeof revocationMethods)[number];

/** True if an agent recorded the request, so we know whose number it is. */
export function isReported(method: RevocationMethod): boolean {
	return reportedMethods.some((reported) => reported === method);
}

/** Masks an address or a number for a page that a stranger may see: `m•••@example.com`. */
export function maskedEmail(email: string): string {
	const at = email.lastIndexOf("@");
	return `${[...email][0]}•••${email.slice(at)}`;
}

export function maskedPhone(phone: string): string {
	return `•••${phone.replace(/\D/g, "").slice(-2)}`;
}
