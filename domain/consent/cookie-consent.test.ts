import { describe, expect, test } from "vitest";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import {
	type CookieChoice,
	consentDateKey,
	consentKey,
	cookieTextVersion,
	everyCategory,
	isAllowed,
	necessaryOnly,
	optionalCategories,
	readCookieConsent,
	saveCookieConsent,
} from "./cookie-consent.ts";

const id = "6a1f7c1e-0000-4000-8000-000000000001";
const now = new Date("2026-11-23T15:00:00Z");

function answered(choice: CookieChoice, privacySignal = false) {
	const storage = memoryStorage();
	saveCookieConsent(storage, choice, { id, privacySignal, now });
	return storage;
}

function allowed(choice: CookieChoice, signal: { whenAnswering: boolean; now: boolean }) {
	const consent = readCookieConsent(answered(choice, signal.whenAnswering));
	return optionalCategories.filter((category) => isAllowed(consent, category, signal.now));
}

test("nothing optional is allowed before a choice", () => {
	expect(readCookieConsent(memoryStorage())).toBeNull();
	for (const category of optionalCategories) expect(isAllowed(null, category, false)).toBe(false);
});

test("a choice is stored with its date and the version of the text", () => {
	const storage = answered({ ...necessaryOnly, analytics: true });
	expect(JSON.parse(storage.getItem(consentKey) ?? "")).toEqual({
		necessary: true,
		analytics: true,
		marketing: false,
		personalization: false,
		version: cookieTextVersion,
		id,
	});
	expect(storage.getItem(consentDateKey)).toBe("2026-11-23T15:00:00.000Z");
	expect(readCookieConsent(storage)).toEqual({
		id,
		version: cookieTextVersion,
		choice: { ...necessaryOnly, analytics: true },
	});
});

describe("what is allowed", () => {
	const quiet = { whenAnswering: false, now: false };
	test("after Accept All: everything; after Reject All: nothing", () => {
		expect(allowed(everyCategory, quiet)).toEqual(optionalCategories);
		expect(allowed(necessaryOnly, quiet)).toEqual([]);
	});
	test.each(optionalCategories)("after a switch for %s: that alone", (category) => {
		expect(allowed({ ...necessaryOnly, [category]: true }, quiet)).toEqual([category]);
	});
	test("after Accept All under a privacy signal: personalization alone, even once the signal is gone", () => {
		expect(allowed(everyCategory, { whenAnswering: true, now: true })).toEqual(["personalization"]);
		expect(allowed(everyCategory, { whenAnswering: true, now: false })).toEqual(["personalization"]);
	});
	test("a privacy signal that comes later is honored too", () => {
		expect(allowed(everyCategory, { whenAnswering: false, now: true })).toEqual(["personalization"]);
	});
});

test.each([
	["a choice under an earlier text", JSON.stringify({ ...everyCategory, version: "2025-01", id })],
	["a choice without a text version", JSON.stringify({ ...everyCategory, id })],
	["strings for switches", JSON.stringify({ ...everyCategory, analytics: "yes", version: cookieTextVersion, id })],
	["nonsense", "{"],
	["null", "null"],
])("after %s the visitor is asked again", (_name, stored) => {
	expect(readCookieConsent(memoryStorage({ [consentKey]: stored }))).toBeNull();
});
