import type { DiscStyle } from "#domain/profiling/disc-test.ts";
import { type ChoiceKind, type Journey, messageTraits } from "#domain/profiling/journey.ts";
import {
	forgetJourney,
	type JourneyStorage,
	readJourney,
	storeJourney,
	withChoice,
	withReading,
	withView,
} from "#domain/profiling/noted-journey.ts";

/** What a sent form tells: nothing of what was typed leaves this file but its length and punctuation. */
interface SentForm {
	purpose: string;
	message?: string;
}

/** A form that was sent is a choice too. */
const choiceOfLeadKind: Readonly<Record<string, ChoiceKind>> = { guide: "guide", quote: "quote" };

/** Notes what a visit tells of the visitor, and makes of it what the server is told. Earlier pages' notes are kept. */
export function createProfiler({ storage, sessionId }: { storage: JourneyStorage; sessionId: () => string }) {
	let submissionId: string | undefined;
	let told = "";

	function note(change: (journey: Journey) => Journey): void {
		try {
			storeJourney(storage, change(readJourney(storage)));
		} catch {
			// A browser that keeps nothing has no profile.
		}
	}

	return {
		opened: (page: string) => note((journey) => withView(journey, page)),
		/** @param scrolled the part of the page that has come into sight so far, from 0 to 1 */
		read: (seconds: number, scrolled: number) => note((journey) => withReading(journey, seconds, scrolled)),
		chose: (kind: ChoiceKind) => note((journey) => withChoice(journey, kind)),
		tested: (discCounts: Record<DiscStyle, number>) => note((journey) => ({ ...journey, discCounts })),
		/** A form has been stored under this id. */
		sent(id: string, { purpose, message }: SentForm): void {
			submissionId = id;
			const choice = choiceOfLeadKind[purpose];
			if (choice) note((journey) => withChoice(journey, choice));
			if (message) note((journey) => ({ ...journey, message: messageTraits(message) }));
		},
		/** @returns what the server is to be told; null while it knows everything */
		news(): string | null {
			const journey = readJourney(storage);
			if (journey.views.length === 0) return null;
			const body = JSON.stringify({
				session_id: sessionId(),
				journey,
				...(submissionId && { contact_submission_id: submissionId }),
			});
			return body === told ? null : body;
		},
		/** The browser or the server has taken these news. */
		taken(body: string): void {
			told = body;
		},
		forget(): void {
			told = "";
			submissionId = undefined;
			try {
				forgetJourney(storage);
			} catch {
				// Nothing was kept.
			}
		},
	};
}
