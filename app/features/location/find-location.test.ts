import { expect, test } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { findLocation, pickLocation, refreshLocation, rememberedLocation } from "./find-location.ts";

const texas = { state: "TX", city: "Austin", country: "US" };
const florida = { state: "FL", city: null, country: "US" };

/** A browser whose server gives these responses, one after the other. */
function browser(...responses: (Response | Error)[]) {
	let hour = 0;
	return {
		local: memoryStorage(),
		session: memoryStorage(),
		now: () => new Date(Date.UTC(2026, 10, 21, hour)),
		pass: (hours: number) => {
			hour += hours;
		},
		async ask() {
			const response = responses.shift() ?? new Error("asked too often");
			if (response instanceof Error) throw response;
			return response;
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

test("a picked state wins until the location is looked up again", async () => {
	const parts = browser(Response.json(texas), Response.json(texas));
	await findLocation(parts);
	expect(pickLocation(parts, "NY")).toEqual({ state: "NY", city: null, country: "US", isStated: true });
	expect(await findLocation(parts)).toMatchObject({ state: "NY" });
	parts.pass(48);
	expect(await findLocation(parts), "it does not expire").toMatchObject({ state: "NY" });
	expect(await refreshLocation(parts)).toEqual(texas);
	expect(rememberedLocation(parts)).toEqual(texas);
});

test("an unknown state is not stored", () => {
	const parts = browser();
	pickLocation(parts, "ZZ");
	expect(rememberedLocation(parts)).toBeNull();
});

test.each([
	["refuses", new Response("too many", { status: 429 })],
	["responds with nonsense", new Response("<p>")],
	["responds with an error only", Response.json({ error: "broken" })],
])("if the server %s, the location is Florida with an error for the rest of the visit", async (_name, response) => {
	const parts = browser(response);
	const assumed = { ...florida, error: "unreachable" };
	expect(await findLocation(parts)).toEqual(assumed);
	expect(await findLocation(parts)).toEqual(assumed);
	expect(parts.local.keys()).toEqual([]);
});

test("an unreachable server is asked again by the next page", async () => {
	const parts = browser(new TypeError("Failed to fetch"), Response.json(texas));
	expect(await findLocation(parts)).toEqual({ ...florida, error: "unreachable" });
	expect(await findLocation(parts)).toEqual(texas);
});

test("the response for an unknown address is cached", async () => {
	const unknown = { ...florida, error: "unknown_address" };
	const parts = browser(Response.json(unknown));
	expect(await findLocation(parts)).toEqual(unknown);
	expect(await findLocation(parts)).toEqual(unknown);
});
