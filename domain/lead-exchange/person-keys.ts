import { fullName } from "../leads/lead.ts";
import { nameKey } from "../persons/name-agreement.ts";

/** A person's contact in a lead or a row. The keys are spelled as in `match-key`. */
export interface NamedContact {
	firstName: string;
	lastName: string;
	emailKey: string | null;
	phoneKey: string | null;
}

/** The key under which an import knows a person, and the field of a row that has it. */
interface PersonKey {
	field: "email" | "phone";
	key: string;
}

/** The keys of a person in a lead or a row for an import: the address, and the number with the name. */
export function personKeys(contact: NamedContact): PersonKey[] {
	return keysOf(contact, [nameOf(contact)]);
}

/**
 * The keys that may identify a row's person. Couples share a number, so a number alone isn't enough: the name must be
 * the same, or the lead has none.
 */
export function knowingKeys(contact: NamedContact): PersonKey[] {
	return keysOf(contact, [nameOf(contact), ""]);
}

function keysOf({ emailKey, phoneKey }: NamedContact, names: readonly string[]): PersonKey[] {
	return [
		...(emailKey ? [{ field: "email" as const, key: `email ${emailKey}` }] : []),
		...(phoneKey ? names.map((name) => ({ field: "phone" as const, key: `phone ${phoneKey} ${name}` })) : []),
	];
}

function nameOf(contact: NamedContact): string {
	return nameKey(fullName(contact));
}
