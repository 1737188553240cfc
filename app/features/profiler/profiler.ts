import type { DiscStyle } from "#domain/profiling/disc-test.ts";
import { type ChoiceKind, type Journey, messageTraits } from "#domain/profiling/journey.ts";
import { forgetJourney } from "#domain/profiling/journey-key.ts";
import { readJourney, storeJourney, withChoice, withReading, withView } from "#domain/profiling/noted-journey.ts";
import type { KeyValueStore } from "#domain/site/key-value-store.ts";
import type { SentForm } from "./running-profiler.ts";

/** Sending one of these forms is a choice too. */
const choiceOfLeadKind: Readonly<Record<string, ChoiceKind>> = { guide: "guide", quote: "quote" };

/** Adds this page's notes about the visitor to those of earlier pages, and makes the report for the server. */
export function createProfiler({ storage, sessionId }: { storage: KeyValueStore; sessionId: () => string }) {
	let submissionId: string | undefined;
	let reported = "";

	function note(change: (journey: Journey) => Journey): void {
		storeJourney(storage, change(readJourney(storage)));
	}

	return {
		opened: (page: string) => note((journey) => withView(journey, page)),
		/** @param scrolled the share of the page seen so far, from 0 to 1 */
		read: (seconds: number, scrolled: number) => note((journey) => withReading(journey, seconds, scrolled)),
		chose: (kind: ChoiceKind) => note((journey) => withChoice(journey, kind)),
		tested: (discCounts: Record<DiscStyle, number>) => note((journey) => ({ ...journey, discCounts })),
		/** Notes a sent form. Of the message, only the length and the punctuation are noted. */
		sent(id: string, { kind, message }: SentForm): void {
			submissionId = id;
			const choice = choiceOfLeadKind[kind];
			if (choice) note((journey) => withChoice(journey, choice));
			if (message) note((journey) => ({ ...journey, message: messageTraits(message) }));
		},
		/** @returns the report for the server; null if nothing has changed since the last one */
		pendingReport(): string | null {
			const journey = readJourney(storage);
			if (journey.views.length === 0) return null;
			const body = JSON.stringify({
				session_id: sessionId(),
				journey,
				...(submissionId && { contact_submission_id: submissionId }),
			});
			return body === reported ? null : body;
		},
		/** The browser or the server has accepted this report. */
		markSent(body: string): void {
			reported = body;
		},
		forget(): void {
			reported = "";
			submissionId = undefined;
			forgetJourney(storage);
		},
	};
}
