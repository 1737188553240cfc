import * as v from "valibot";
import { expect, test } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { journeySchema } from "./journey.ts";
import { forgetJourney } from "./journey-key.ts";
import { newJourney, readJourney, storeJourney, withChoice, withReading, withView } from "./noted-journey.ts";

test("a visit is noted page by page", () => {
	let journey = withView(newJourney, "/en");
	journey = withReading(journey, 4, 0.3);
	journey = withReading(journey, 6, 0.2);
	journey = withChoice(withView(journey, "/en/services/iul"), "calculator");
	expect(journey).toEqual({
		views: [
			{ page: "/en", seconds: 10, scrolled: 0.3 },
			{ page: "/en/services/iul", seconds: 0, scrolled: 0 },
		],
		choices: [{ kind: "calculator", afterViews: 2 }],
	});
	const storage = memoryStorage();
	storeJourney(storage, journey);
	expect(readJourney(storage)).toEqual(journey);
	forgetJourney(storage);
	expect(readJourney(storage)).toEqual(newJourney);
});

test("a very long visit still fits the request", () => {
	let journey = newJourney;
	for (let page = 0; page < 100; page++) {
		journey = withChoice(withReading(withView(journey, "/en"), 10_000, 2), "question");
	}
	expect(journey.views).toHaveLength(60);
	expect(v.is(journeySchema, journey)).toBe(true);
});

test("reading without an open page changes nothing", () => {
	expect(withReading(newJourney, 5, 1)).toEqual(newJourney);
});

test.each(["", "{", "[]", '{"views":[{"page":"/en?x=1"}],"choices":[]}'])(
	"invalid notes like %j give a new journey",
	(stored) => {
		expect(readJourney(memoryStorage({ sf_journey: stored }))).toEqual(newJourney);
	},
);
