import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formPlace, keepDraft, readDraft } from "#app/browser/kept-drafts.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { sendForm } from "./send-form.ts";

const path = "/admin/leads/0f8fad5b-d9cb-869f-a165-70867728950e";
const place = formPlace(path, { intent: "note" });

beforeEach(() => {
	vi.stubGlobal("window", { sessionStorage: memoryStorage() });
	vi.stubGlobal("navigator", { onLine: true });
	keepDraft(sessionStore, "ana", {
		place,
		typed: [{ key: "note|textarea||0", value: "Speaks Kreyòl" }],
		shown: [],
		once: "1",
	});
});
afterEach(() => vi.unstubAllGlobals());

const isKept = () => readDraft(sessionStore, "ana", place) !== null;

/** Sends a note, which the server answers by throwing this, as React Router does with redirects and errors. */
function send(thrown: unknown) {
	const body = new URLSearchParams({ draft: place, intent: "note", note: "Speaks Kreyòl", locale: "ht" });
	const request = new Request(`https://sunfield.example${path}`, { method: "POST", body });
	return sendForm(request, () => Promise.reject(thrown));
}

const leadTo = (location: string) => new Response(null, { status: 303, headers: { Location: location } });
const answer = (status: number) => ({ status, statusText: "", internal: false, data: null });

test.each([
	[`${path}?done=note-added#notes`, false],
	["/admin/today", false],
	["/auth?next=%2Fadmin", true],
	["/account/second-factor?next=%2Fadmin", true],
	["/?notice=access-denied", true],
	[`${path}?late=false`, true],
])("after a redirect to %s, whether what was typed is still kept: %s", async (location, expected) => {
	const redirect = leadTo(location);
	await expect(send(redirect)).rejects.toBe(redirect);
	expect(isKept()).toBe(expected);
});

test.each([
	[true, new TypeError("Failed to fetch"), "unanswered"],
	[false, new TypeError("Failed to fetch"), "offline"],
	[true, answer(502), "unanswered"],
	[true, answer(429), "unanswered"],
])("without an answer (online: %s) the form says so, and the typed text stays", async (onLine, thrown, cause) => {
	vi.stubGlobal("navigator", { onLine });
	expect(await send(thrown)).toMatchObject({ data: { unsent: { place, cause } }, init: { status: 503 } });
	expect(isKept()).toBe(true);
});

test("a call that the server never accepts is an error", async () => {
	await expect(send(answer(404))).rejects.toMatchObject({ status: 404 });
	expect(isKept()).toBe(true);
});
