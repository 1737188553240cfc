import { phoneKey } from "../contacts/match-key.ts";

/**
 * The link for a number as people write it: `(305) 555-0123`. It dials the number that is compared and that the rules of
 * calls are about, also if more was typed.
 */
export function phoneHref(phone: string): string {
	return `tel:${phoneKey(phone) ?? phone.replace(/[^\d+]/g, "")}`;
}
