import type { LicenseFacts } from "./settable-facts.ts";

/**
 * A license that has expired counts as missing.
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export function withoutExpired(facts: LicenseFacts, today: string): LicenseFacts {
	const all = Object.entries(facts.licenses);
	const expired = all.flatMap(([state, license]) => (license && license.expiresOn < today ? [state] : []));
	if (expired.length === 0) return facts;
	const valid = all.filter(([state]) => !expired.includes(state));
	return { ...facts, licenses: Object.fromEntries(valid), missing: [...new Set([...facts.missing, ...expired])] };
}
