import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCatalog } from "../checks/catalog.ts";
import { englishPages, readContentPages } from "../checks/content-pages.ts";
import { behind, behindProblems, confirmed, translations } from "./translated.ts";
import { readTranslated } from "./translated-file.ts";

const english = new Map([
	["leads.consent.box", "Consent"],
	["leads.sending", "Sending…"],
	["home.title", "Welcome"],
]);
const everyone = { keys: ["leads", "home"], languages: translations };
const allCompared = confirmed(english, {}, everyone);
const changed = new Map(english).set("leads.sending", "We’re sending it…");

describe("translations", () => {
	test("that were compared with the English are not behind, and share one hash", () => {
		expect(behindProblems(english, allCompared)).toEqual([]);
		expect(Object.keys(allCompared)).toEqual(["home.title", "leads.consent.box", "leads.sending"]);
		expect(Object.values(allCompared)).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
	});

	test("of a key that changes in English alone are behind, and so are those of a new key", () => {
		expect(behindProblems(changed, allCompared)).toEqual([
			expect.stringMatching(/^es, pt, ht leads\.sending: behind, .+ npm run ops -- translated --keys leads\.sending$/),
		]);
		expect(behind(new Map(english).set("home.new", "New"), allCompared, "ht")).toEqual(["home.new"]);
	});

	test("are confirmed in one language, then in the others", () => {
		const spanish = confirmed(changed, allCompared, { keys: ["leads.sending"], languages: ["es"] });
		expect(behindProblems(changed, spanish)).toEqual([expect.stringMatching(/^pt, ht leads\.sending: /)]);
		const all = confirmed(changed, spanish, { keys: ["leads.sending"], languages: ["pt", "ht"] });
		expect(behindProblems(changed, all)).toEqual([]);
		expect(all).toEqual(confirmed(changed, {}, everyone));
	});

	test("are behind again if the English changes again before all languages were compared", () => {
		const spanish = confirmed(changed, allCompared, { keys: ["leads.sending"], languages: ["es"] });
		const again = new Map(english).set("leads.sending", "On its way…");
		expect(behindProblems(again, spanish)).toEqual([expect.stringMatching(/^es, pt, ht leads\.sending: /)]);
	});

	test("of other keys stay as they were, and a message that is gone is dropped", () => {
		const other = confirmed(changed, allCompared, { keys: ["home"], languages: translations });
		expect(behind(changed, other, "pt")).toEqual(["leads.sending"]);
		expect(confirmed(english, {}, { keys: ["home"], languages: ["ht"] })).toEqual({
			"home.title": { ht: expect.any(String) },
		});
		const fewer = new Map([...english].slice(1));
		expect(Object.keys(confirmed(fewer, allCompared, everyone))).toEqual(["home.title", "leads.sending"]);
	});
});

test("a message of the site that changes in English alone fails the check", () => {
	const key = "leads.consent.marketing";
	const site = readCatalog(join("i18n/messages", "en"));
	const problemsOf = (text: string) =>
		behindProblems(new Map(site).set(key, text), readTranslated()).filter((problem) => problem.includes(` ${key}: `));
	expect(problemsOf(site.get(key) ?? "")).toEqual([]);
	expect(problemsOf("Another text")).toHaveLength(1);
});

test("a page of long copy that changes in English alone fails the check", async () => {
	const key = "content/services/iul";
	const site = englishPages(await readContentPages("content"));
	expect(site.get(key)).toContain("index");
	expect(behindProblems(site, readTranslated())).toEqual([]);
	const changed = new Map(site).set(key, `${site.get(key)}!`);
	expect(behindProblems(changed, readTranslated())).toEqual([
		expect.stringMatching(/^es, pt, ht content\/services\/iul: behind/),
	]);
});
