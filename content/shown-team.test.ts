import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { TeamMember } from "#domain/claims/team-member.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { locales } from "#domain/locale/locales.ts";
import { claimsAt, setClaims } from "./current-claims.server.ts";
import { sampleTeam } from "./sample-team.ts";
import { shownAgent, shownTeam, shownWriter } from "./shown-team.server.ts";

const missing = vi.hoisted((): string[] => []);
vi.mock("#domain/compliance/missing-licenses.ts", () => ({ missingLicenses: missing }));

afterEach(() => setClaims(claimsAt(new Date(), false)));

const ourStates = new Set(licensedStates().map(({ abbr }) => abbr));

describe.each(sampleTeam)("the sample $id", ({ portrait, licenses, languages, bio, ownTitle }) => {
	test("has a square portrait for pages and one that email programs can draw", async () => {
		for (const path of [portrait?.web, portrait?.email]) {
			expect(existsSync(`public${path}`)).toBe(true);
			const { width, height } = await sharp(readFileSync(`public${path}`)).metadata();
			expect(width).toBe(height);
		}
		expect(portrait?.email).toMatch(/\.(?:png|jpe?g)$/);
	});

	test("is licensed only where the agency is", () => {
		expect(licenses.filter(({ state }) => !ourStates.has(state))).toEqual([]);
	});

	test("speaks a language of the site, and is described in all of them", () => {
		expect(languages.length).toBeGreaterThan(0);
		for (const texts of [bio, ownTitle]) expect(new Set(Object.values(texts)).size).toBe(locales.length);
	});
});

const georgia = { state: "GA", number: "3344" };
const florida = { state: "FL", number: "W555555" };
const ana: TeamMember = {
	id: "ana",
	name: "Ana María Ruiz",
	title: "agent",
	ownTitle: { es: "Agente de familias" },
	bio: { en: "I read the exclusions first." },
	npn: "1234567",
	languages: ["es", "en"],
	licenses: [georgia, florida],
	isAway: false,
	portrait: null,
	permittedUntil: "2027-11-01",
};
const eve: TeamMember = { ...ana, id: "eve", name: "Eve", title: "care", licenses: [], languages: ["en"], npn: "" };

/** @returns Ana as a page shows her, in English */
function show(change: Partial<TeamMember> = {}, locale: "en" | "es" = "en") {
	setClaims({ showsSamples: false, proven: {}, team: [{ ...ana, ...change }, eve] });
	return shownTeam(locale).find(({ id }) => id === "ana");
}

describe("who is shown", () => {
	test("samples in development, marked, until an admin shows somebody", () => {
		setClaims({ showsSamples: true, proven: {} });
		expect(shownTeam("es").map(({ isSample }) => isSample)).toEqual(sampleTeam.map(() => true));
		setClaims({ showsSamples: true, proven: {}, team: [eve] });
		expect(shownTeam("es")).toMatchObject([{ id: "eve", isSample: false }]);
	});

	test("nobody in production until an admin shows somebody", () => {
		setClaims({ showsSamples: false, proven: {} });
		expect(shownTeam("en")).toEqual([]);
		expect(shownAgent("en", "FL")).toBeNull();
		show();
		expect(shownTeam("en").map(({ id }) => id)).toEqual(["ana", "eve"]);
		expect(shownAgent("en", "FL")?.id).toBe("ana");
		expect(shownAgent("en", "OH")).toBeNull();
	});

	test.each(locales)("in %s a sample of an agent who speaks it is there in Florida", (locale) => {
		setClaims({ showsSamples: true, proven: {} });
		expect(shownAgent(locale, "FL")?.languages[0]).toBe(locale);
	});
});

describe("a member is shown", () => {
	test("with title, words, numbers, the regulator's search and the languages in words", () => {
		expect(show()).toMatchObject({
			initials: "AR",
			role: "Licensed agent",
			sentence: "I read the exclusions first.",
			speaks: "Speaks Spanish, English",
			states: ["GA", "FL"],
			licensedIn: "Licensed in 2 states",
			license: { text: "Florida license W555555", lookup: "https://licenseesearch.fldfs.com/" },
			npn: { text: "NPN 1234567" },
			followUp: "Ana or a colleague will get back to you",
		});
		expect(shownTeam("en")[1]).toMatchObject({
			initials: "E",
			role: "Client care",
			license: null,
			npn: null,
			licensedIn: "Does not advise on or sell insurance",
		});
	});

	test("without a bio in a language in which nobody wrote one, and with an own title where there is one", () => {
		expect(show({}, "es")).toMatchObject({ role: "Agente de familias", sentence: null });
		expect(show({ licenses: [georgia] })).toMatchObject({ license: { text: "Georgia license 3344" } });
	});

	test("without a state whose license the agency lacks, and not at all if their title needs the last one", () => {
		missing.push("GA");
		expect(show()).toMatchObject({ states: ["FL"], license: { text: "Florida license W555555" } });
		expect(show({ licenses: [georgia] })).toBeUndefined();
		expect(show({ licenses: [georgia], title: "office" })).toMatchObject({ license: null, states: [] });
		missing.length = 0;
		expect(show({ licenses: [] })).toBeUndefined();
	});

	test("with a photograph, of which each language says what it shows, or whose it is", () => {
		const photo = { imageId: "7", alt: { en: "Ana at her desk" } };
		const portrait = { web: "/a", email: "/b", photo };
		expect(show({ portrait })?.portrait).toEqual({ web: "/a", email: "/b", imageId: "7", alt: "Ana at her desk" });
		expect(show({ portrait }, "es")?.portrait).toMatchObject({ alt: "Foto de Ana María Ruiz" });
	});

	test("but isn't named as the one who answers while they are away", () => {
		expect(show({ isAway: true })).toMatchObject({ isAway: true });
		expect(shownAgent("en", "GA")).toBeNull();
		show();
		expect(shownAgent("en", "GA")?.id).toBe("ana");
	});
});

test("an author is found by their name, however it was spelled, and nobody else is", () => {
	show();
	for (const author of ["Ana María Ruiz", " ana  mari\u0301a ruiz"]) expect(shownWriter("en", author)?.id).toBe("ana");
	for (const author of ["Ana", "Ana Maria Ruiz", ""]) expect(shownWriter("en", author)).toBeNull();
	setClaims({ showsSamples: false, proven: {}, team: [ana, { ...eve, name: "Ana María Ruiz" }] });
	expect(shownWriter("en", ana.name), "two have that name").toBeNull();
});
