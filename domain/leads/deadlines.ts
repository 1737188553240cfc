/** What the thank-you panel promises: an agent reviews within 4 hours, and calls or writes within 24. */
export const reviewHours = 4;
export const contactHours = 24;

export function deadlines(receivedAt: Date): { reviewDueAt: Date; contactDueAt: Date } {
	const after = (hours: number) => new Date(receivedAt.getTime() + hours * 3_600_000);
	return { reviewDueAt: after(reviewHours), contactDueAt: after(contactHours) };
}
