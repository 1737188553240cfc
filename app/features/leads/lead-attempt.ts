export interface LeadAttempt {
	submissionId: string;
	text: string;
}

/** One id for one text: a retry is recognized, while a text changed after a failure is a lead of its own. */
export function nextAttempt(previous: LeadAttempt | null, text: string): LeadAttempt {
	return previous?.text === text ? previous : { submissionId: crypto.randomUUID(), text };
}
