import { hasAddress } from "../contacts/has-address.ts";
import { emailKey, phoneKey } from "../contacts/match-key.ts";
import { unguardedCell } from "./safe-cell.ts";

/** A person as a row of a file may name them. */
export interface RowPerson {
	/** The address in the spelling of `emailKey`. */
	email: string;
	/** The numbers in the spelling of `phoneKey`. */
	numbers: ReadonlySet<string>;
}

const onlyAddress = /^[^\s@]+@[^\s@]+$/;
/** A longer text is a note. */
const maxNumberLength = 100;

/**
 * True if a row of an uploaded file belongs to this person. A row with an address belongs to the owner of the address,
 * because other people may have the same number. A row without one belongs to the person if it names them.
 */
export function isRowOf({ email, numbers }: RowPerson, cells: readonly string[]): boolean {
	const texts = cells.map((cell) => unguardedCell(cell).trim());
	const addresses = texts.filter((text) => onlyAddress.test(text)).map(emailKey);
	if (addresses.length > 0) return addresses.includes(email);
	return texts.some((text) => namesAddress(text, email) || numbers.has(numberIn(text) ?? ""));
}

function namesAddress(text: string, email: string): boolean {
	return text.toLowerCase().includes(email) && hasAddress(text, email);
}

function numberIn(text: string): string | null {
	return text.length <= maxNumberLength ? phoneKey(text) : null;
}
