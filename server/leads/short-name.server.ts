import { calledBy, type Lead } from "#domain/leads/lead.ts";

/** A name as lists in emails show it. If somebody typed a whole message as a name, only one line of it is shown. */
export function shortName(lead: Pick<Lead, "firstName" | "lastName" | "email">): string {
	const name = calledBy(lead);
	return name.length > 60 ? `${name.slice(0, 60)}…` : name;
}
