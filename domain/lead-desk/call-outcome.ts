/** How a call to a lead ended. One key logs each. */
export const callOutcomes = ["reached", "voicemail", "noAnswer", "busy", "wrongNumber"] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export function isCallOutcome(value: unknown): value is CallOutcome {
	return callOutcomes.some((outcome) => outcome === value);
}
