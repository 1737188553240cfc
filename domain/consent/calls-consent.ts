import { coversNumber } from "./covers-number.ts";

interface CallsRecord {
	boxes: Record<string, boolean>;
	/** The number that the person gave with it; empty if none. */
	phone: string;
}

/**
 * True if the person agreed to calls about their request at this number: with the form, where sending is that consent unless
 * its box says no, or afterwards with the number itself.
 * @param records of the forms that they sent about one lead, the oldest first
 */
export function agreedToCalls(records: readonly CallsRecord[], phone: string | null): boolean {
	return records.some(
		({ boxes, phone: named }, index) =>
			coversNumber(named, phone) && (index === 0 ? boxes.calls !== false : boxes.calls === true),
	);
}
