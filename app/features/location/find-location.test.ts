import { expect, test } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { findLocation, pickLocation, refreshLocation, rememberedLocation } from "./find-location.ts";

const texas = { state: "TX", city: "Austin", country: "US" };
const florida = { state: "FL", city: null, country: "US" };

/** A browser whose server gives these answers, one after the other. */
function browser(...answers: (Response | Error)[]) {
	let hour = 0;
	return {
		local: memoryStorage(),
		session: memoryStorage(),
		now: () => new Date(Date.UTC(2026, 10, 21, hour)),
		pass: (hours: number) => {
			hour += hours;
		},
		async ask() {
			const answer = answers.shift() ?? new Error("asked too often");
			if (answer instanceof Error) throw answer;
			return answer;
		},
	};
}

test("the server is asked once in 24 hours", async () => {
	const parts = browser(Response.json(texas), Response.json(florida));
	expect(await findLocation(parts)).toEqual(texas);
	parts.pass(23);
	expect(await findLocation(parts)).toEqual(texas);
	parts.pass(1);
	expect(await findLocation(parts)).toEqual(florida);
});

test("a state picked by hand wins, until the place is looked up anew", async () => {
	const parts = browser(Response.json(texas), Response.json(texas));
	await findLocation(parts);
	expect(pickLocation(parts, "NY")).toEqual({ state: "NY", city: null, country: "US" });
	expect(await findLocation(parts)).toMatchObject({ state: "NY" });
	parts.pass(48);
	expect(await findLocation(parts), "it does not grow old").toMatchObject({ state: "NY" });
	expect(await refreshLocation(parts)).toEqual(texas);
	expect(rememberedLocation(parts)).toEqual(texas);
});

test("what is no state can't be picked for good", () => {
	const parts = browser();
	pickLocation(parts, "ZZ");
	expect(rememberedLocation(parts)).toBeNull();
});

test.each([
	["refuses", new Response("too many", { status: 429 })],
	["answers nonsense", new Response("<p>")],
	["names an error alone", Response.json({ error: "broken" })],
])("where the server %s, it is Florida for the rest of the visit, with the error", async (_name, answer) => {
	const parts = browser(answer);
	const assumed = { ...florida, error: "unreachable" };
	expect(await findLocation(parts)).toEqual(assumed);
	expect(await findLocation(parts)).toEqual(assumed);
	expect(parts.local.keys()).toEqual([]);
});

test("a server that is away is asked again by the next page", async () => {
	const parts = browser(new TypeError("Failed to fetch"), Response.json(texas));
	expect(await findLocation(parts)).toEqual({ ...florida, error: "unreachable" });
	expect(await findLocation(parts)).toEqual(texas);
});

test("an address in no table is an answer like any other", async () => {
	const unknown = { ...florida, error: "unknown_address" };
	const parts = browser(Response.json(unknown));
	expect(await findLocation(parts)).toEqual(unknown);
	expect(await findLocation(parts)).toEqual(unknown);
});
