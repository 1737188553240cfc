import type { EventName } from "#domain/conversions/events.ts";
import { withoutLocale } from "#domain/locale/without-locale.ts";
import { type ChoiceKind, choiceKinds } from "#domain/profiling/journey.ts";

const choiceOfEvent: Partial<Record<EventName, ChoiceKind>> = {
	call_click: "call",
	phone_call: "call",
	book_appointment: "book",
	book_consultation: "book",
	get_quote: "quote",
};

const story = /^\/funnels\/[^/]*case-study$/;

/**
 * The choice that a click expresses, if any.
 * @param named the `data-choice` of the link or button
 * @param event the analytics event of the click
 */
export function choiceOfClick(
	named: string | undefined,
	event: EventName | undefined,
	href: string | undefined,
): ChoiceKind | undefined {
	const known = choiceKinds.find((kind) => kind === named);
	if (known) return known;
	if (event && choiceOfEvent[event]) return choiceOfEvent[event];
	return href && story.test(withoutLocale(href)) ? "story" : undefined;
}
