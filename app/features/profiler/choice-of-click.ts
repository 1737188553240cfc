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
 * What a click tells of the visitor, if anything.
 * @param named what the link or the button says of itself, in `data-choice`
 * @param event what analytics would call the click
 */
export function choiceOfClick(
	named: string | undefined,
	event: EventName | undefined,
	href: string | undefined,
): ChoiceKind | undefined {
	const known = choiceKinds.find((kind) => kind === named);
	if (known) return known;
	const told = event && choiceOfEvent[event];
	if (told) return told;
	return href && story.test(withoutLocale(href)) ? "story" : undefined;
}
