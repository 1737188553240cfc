/** How a call to a lead ended. One key logs each. */
export const callOutcomes = ["reached", "voicemail", "noAnswer", "busy", "wrongNumber"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** A call that was tried moves a new lead to "contacted". A busy line and a wrong number tell the person nothing. */
export const contactOutcomes = ["reached", "voicemail", "noAnswer"] as const satisfies readonly CallOutcome[];

export function isCallOutcome(value: unknown): value is CallOutcome {
	return callOutcomes.some((outcome) => outcome === value);
}
