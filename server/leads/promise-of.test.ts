import { readFileSync } from "node:fs";
import { afterEach, describe, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { leadKinds } from "#domain/leads/lead-kind.ts";
import { locales } from "#domain/locale/locales.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { promiseOf, promisingWords } from "./promise-of.server.ts";

const samples = currentClaims();
const production = { showsSamples: false, proven: {} };
afterEach(() => setClaims(samples));

type Asked = Pick<Lead, "kind" | "details" | "locale">;
const leadOf = (kind: Lead["kind"], funnel?: string): Asked => ({
	kind,
	locale: "en",
	details: funnel ? { funnel } : {},
});

test.each<[string, Asked, kinds: string | undefined]>([
	["the contact form", leadOf("contact"), "review contact"],
	["a funnel with an estimate", leadOf("quote", "iul/calc"), "review contact"],
	["a quote funnel", leadOf("quote", "iul-quote"), "review contact"],
	["a funnel that ends with an appointment", leadOf("quote", "fia-appointment"), "contact"],
	["an offer", leadOf("offer", "iul/offer"), "contact"],
	["the chat", leadOf("chat"), "review contact"],
	["a job application", leadOf("application"), "contact"],
	["a report, which comes by email", leadOf("report"), undefined],
	["a guide, which comes by email", leadOf("guide", "iul/lp"), undefined],
])("%s", (_name, lead, kinds) => {
	expect(promiseOf(lead)?.kinds.join(" ")).toBe(kinds);
});

test("production promises nothing without evidence, and only what the evidence proves", () => {
	setClaims(production);
	for (const kind of leadKinds) expect(promiseOf(leadOf(kind)), kind).toBeNull();
	setClaims({ ...production, proven: { reviewTime: {} } });
	expect(promiseOf(leadOf("contact"))?.kinds).toEqual(["review"]);
	expect(promiseOf(leadOf("offer"))).toBeNull();
});

test("the version follows the words: by form, language and claims, and is the same for the same words", () => {
	const versionOf = (lead: Asked) => promiseOf(lead)?.version ?? "";
	const versions = locales.flatMap((locale) => [
		versionOf({ ...leadOf("contact"), locale }),
		versionOf({ ...leadOf("chat"), locale }),
	]);
	setClaims({ ...production, proven: { contactTime: {} } });
	versions.push(versionOf(leadOf("contact")));
	expect(new Set(versions).size).toBe(versions.length);
	setClaims({ ...samples });
	expect(versionOf(leadOf("contact"))).toBe(versions[0]);
	expect(versions[0]).toMatch(/^[0-9a-f]{16}$/);
});

describe.each(locales)("in %s", (locale) => {
	const read = (name: string) => readFileSync(`i18n/messages/${locale}/${name}.json`, "utf8");
	const files = ["careers", "chat", "claim", "contact", "funnelPages", "offers", "calculator", "withheld"];
	const messages = Object.fromEntries(files.map((name) => [name, JSON.parse(read(name))])) as unknown as Messages;

	test.each(["review", "contact"] as const)("the words of each %s promise are all that the forms' copy has", (kind) => {
		const tag = kind === "review" ? "<reviewTime>" : "<contactTime>";
		const listed = Object.values(promisingWords).flatMap((words) =>
			kind in words ? (words as Record<typeof kind, (from: Messages) => string[]>)[kind](messages) : [],
		);
		for (const words of listed) expect(words).toContain(tag);
		const tagged = files.flatMap((name) => read(name).split("\n")).filter((line) => line.includes(tag));
		const texts = tagged.map((line) => JSON.parse(line.replace(/^[^:]*: |,$/g, "")));
		expect(new Set(listed)).toEqual(new Set(texts));
	});
});
