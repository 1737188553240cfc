export interface LeadAttempt {
	submissionId: string;
	text: string;
}

/** One id per text: a retry keeps its id, while a text changed after a failure is a new lead. */
export function nextAttempt(previous: LeadAttempt | null, text: string): LeadAttempt {
	return previous?.text === text ? previous : { submissionId: crypto.randomUUID(), text };
}
