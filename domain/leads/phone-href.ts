/** The link for a number as people write it: `(305) 555-0123`. */
export function phoneHref(phone: string): string {
	return `tel:${phone.replace(/[^\d+]/g, "")}`;
}
