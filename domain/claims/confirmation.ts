import { addDays, daysBetween } from "../office-hours/zoned-time.ts";

/** A paper behind what we publish about a person or a company, which somebody confirms once a year. */
export interface Confirmation {
	/** The signed permission or the letter, and where it is stored. */
	document: string;
	/** The last day on which it was confirmed, `YYYY-MM-DD`. */
	confirmedOn: string;
}

const maxAgeDays = 365;

/** @param today `YYYY-MM-DD` */
export function isConfirmed(confirmation: Confirmation | null, today: string): boolean {
	if (!confirmation) return false;
	const { document, confirmedOn } = confirmation;
	const ageDays = daysBetween(confirmedOn, today);
	return document.trim() !== "" && ageDays >= 0 && ageDays <= maxAgeDays;
}

/** The last day on which it counts, unless somebody confirms it again. */
export function confirmedUntil({ confirmedOn }: Pick<Confirmation, "confirmedOn">): string {
	return addDays(confirmedOn, maxAgeDays);
}

interface Confirmable {
	id: string;
	confirmation: Confirmation | null;
}

/** The ids of records that may be published. Those without a confirmation are samples. */
export function confirmedIds(records: readonly Confirmable[], today: string): string[] {
	return confirmedRecords(records, today).map(({ id }) => id);
}

/** Those that may be published: the same list if all of them may. */
export function confirmedRecords<Kind extends Confirmable>(records: readonly Kind[], today: string): readonly Kind[] {
	const confirmed = records.filter(({ confirmation }) => isConfirmed(confirmation, today));
	return confirmed.length === records.length ? records : confirmed;
}
