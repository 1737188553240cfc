import { leadPath } from "../lead-desk/lead-address.ts";
import { uuidPattern } from "../text/uuid.ts";

/** Where admins look at persons who may be the same. */
export const duplicatesPath = "/admin/duplicates";

/** Where the person of a lead is merged with another one, or split. */
export function personOfLeadPath(leadId: string, query: Readonly<Record<string, string>> = {}): string {
	const asked = Object.entries(query)
		.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
		.join("&");
	return `${leadPath(leadId)}/person${asked && `?${asked}`}`;
}

/** A place in the list of pairs: the next page begins after it. */
export interface PairCursor {
	foundAt: string;
	oneId: string;
	otherId: string;
}

const cursor = new RegExp(`^(\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z)_(${uuidPattern})_(${uuidPattern})$`);

export function readPairCursor(text: string | null): PairCursor | null {
	const [, foundAt, oneId, otherId] = cursor.exec(text ?? "") ?? [];
	if (!(foundAt && oneId && otherId) || Number.isNaN(Date.parse(foundAt))) return null;
	return { foundAt, oneId, otherId };
}

export function pairCursorText({ foundAt, oneId, otherId }: PairCursor): string {
	return [foundAt, oneId, otherId].join("_");
}
