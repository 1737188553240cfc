import { phoneKey } from "../contacts/match-key.ts";

/**
 * True if a consent that named one number is about another spelling of it. Consent belongs to a number: whoever has the new
 * one agreed to nothing yet.
 * @param named as the person wrote it; empty if they named none
 */
export function coversNumber(named: string, phone: string | null): boolean {
	return phone === null || phoneKey(named) === phoneKey(phone);
}
