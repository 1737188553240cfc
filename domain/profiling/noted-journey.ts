import * as v from "valibot";
import type { KeyValueStore } from "../site/key-value-store.ts";
import { type ChoiceKind, type Journey, journeySchema } from "./journey.ts";
import { journeyKey } from "./journey-key.ts";

export const newJourney: Journey = { views: [], choices: [] };

/** Later pages and choices are not noted, because they add nothing. */
const maxEntries = 60;
const maxSeconds = 3600;

/** The notes of earlier pages of the visit; a new journey if they are missing or invalid. */
export function readJourney(storage: Pick<KeyValueStore, "getItem">): Journey {
	try {
		const parsed = v.safeParse(journeySchema, JSON.parse(storage.getItem(journeyKey) ?? "null"));
		return parsed.success ? parsed.output : newJourney;
	} catch {
		return newJourney;
	}
}

export function storeJourney(storage: Pick<KeyValueStore, "setItem">, journey: Journey): void {
	storage.setItem(journeyKey, JSON.stringify(journey));
}

export function withView(journey: Journey, page: string): Journey {
	if (journey.views.length >= maxEntries) return journey;
	return { ...journey, views: [...journey.views, { page, seconds: 0, scrolled: 0 }] };
}

/**
 * Updates how the last opened page was read.
 * @param seconds more of them in sight
 * @param scrolled the share seen so far, from 0 to 1
 */
export function withReading(journey: Journey, seconds: number, scrolled: number): Journey {
	const last = journey.views.at(-1);
	if (!last) return journey;
	const read = {
		...last,
		seconds: Math.min(maxSeconds, last.seconds + Math.max(0, seconds)),
		scrolled: Math.min(1, Math.max(last.scrolled, scrolled)),
	};
	return { ...journey, views: journey.views.with(-1, read) };
}

export function withChoice(journey: Journey, kind: ChoiceKind): Journey {
	if (journey.choices.length >= maxEntries) return journey;
	return { ...journey, choices: [...journey.choices, { kind, afterViews: journey.views.length }] };
}
