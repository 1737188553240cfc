import { fullName, type Lead } from "#domain/leads/lead.ts";

/** A name as lists in emails show it: whoever typed a whole message instead gets one line of it. */
export function shortName(lead: Pick<Lead, "firstName" | "lastName">): string {
	const name = fullName(lead);
	return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
