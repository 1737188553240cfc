/** Which link somebody asks for on `/auth`: to set a new password, or to confirm the address of a new account. */
export const mailRequestIntents = ["forgot-password", "confirm-again"] as const;
export type MailRequestIntent = (typeof mailRequestIntents)[number];

export function isMailRequest(intent: string): intent is MailRequestIntent {
	return (mailRequestIntents as readonly string[]).includes(intent);
}
