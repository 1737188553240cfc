import { expect, test } from "vitest";
import type { EventName } from "#domain/conversions/events.ts";
import type { ChoiceKind } from "#domain/profiling/journey.ts";
import { choiceOfClick } from "./choice-of-click.ts";

test.each<[string, Parameters<typeof choiceOfClick>, ChoiceKind | undefined]>([
	["names its choice", ["share", undefined, undefined], "share"],
	["leads to the phone", [undefined, "call_click", "tel:+19415550100"], "call"],
	["leads to the scheduler", [undefined, "book_appointment", "https://calendly.com/x"], "book"],
	["asks for a quote", [undefined, "get_quote", "/en/funnels/term-life-quote"], "quote"],
	["leads to a case study", [undefined, undefined, "/ht/funnels/iul-case-study"], "story"],
	["leads to a page", [undefined, undefined, "/en/about"], undefined],
	["names an unknown choice", ["submarine", undefined, undefined], undefined],
	["has an event that is no choice", [undefined, "state_selection" satisfies EventName, "/en/x"], undefined],
])("a link or button that %s", (_name, clicked, choice) => {
	expect(choiceOfClick(...clicked)).toBe(choice);
});
