/**
 * A request about personal data is answered within this many days of its arrival, whenever it is confirmed: Cal. Civ.
 * Code § 1798.130(a)(2)(A), the shortest period of the states' privacy laws.
 */
export const dataRequestDays = 45;

/** The link in our email works this long. A request that nobody confirms is deleted then. */
export const confirmationDays = 7;

const dayMs = 24 * 3_600_000;

/** When the answer to a request is due. */
export function dataRequestDueAt(receivedAt: Date): Date {
	return new Date(receivedAt.getTime() + dataRequestDays * dayMs);
}

/** True if the link of a request still counts. */
export function mayConfirm(receivedAt: Date, now: Date): boolean {
	return now.getTime() - receivedAt.getTime() <= confirmationDays * dayMs;
}
