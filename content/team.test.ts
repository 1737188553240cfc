import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, describe, expect, test, vi } from "vitest";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { locales } from "#domain/locale/locales.ts";
import { claimsAt, setClaims } from "./current-claims.server.ts";
import { shownAgent, shownTeam } from "./shown-team.server.ts";
import { team } from "./team.ts";

const missing = vi.hoisted((): string[] => []);
vi.mock("#domain/compliance/missing-licenses.ts", () => ({ missingLicenses: missing }));

afterEach(() => setClaims(claimsAt(new Date(), false)));

const ourStates = new Set(licensedStates().map(({ abbr }) => abbr));

describe.each(team)("$id", ({ id, portrait, license, languages, sentence, role }) => {
	test("has a square portrait for pages and one that email programs can draw", async () => {
		expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
		for (const path of [portrait.web, portrait.email]) {
			expect(existsSync(`public${path}`)).toBe(true);
			const { width, height } = await sharp(readFileSync(`public${path}`)).metadata();
			expect(width).toBe(height);
		}
		expect(portrait.email).toMatch(/\.(?:png|jpe?g)$/);
	});

	test("is licensed only where the agency is", () => {
		if (!license) return;
		expect(license.states).toContain(license.state);
		expect(license.states.filter((state) => !ourStates.has(state))).toEqual([]);
	});

	test("speaks a language of the site, and is described in all of them", () => {
		expect(languages.length).toBeGreaterThan(0);
		for (const texts of [sentence, role]) expect(new Set(Object.values(texts)).size).toBe(locales.length);
	});
});

describe("who is shown", () => {
	test("everybody in development, marked as a sample", () => {
		setClaims({ showsSamples: true, proven: {} });
		expect(shownTeam("es").map(({ isSample }) => isSample)).toEqual(team.map(() => true));
	});

	test("nobody in production until they are confirmed, and then only they, without the mark", () => {
		setClaims({ showsSamples: false, proven: {} });
		expect(shownTeam("en")).toEqual([]);
		expect(shownAgent("en", "FL")).toBeNull();
		setClaims({ showsSamples: false, proven: {}, team: ["camila-duarte"] });
		expect(shownTeam("en")).toMatchObject([{ id: "camila-duarte", isSample: false }]);
		expect(shownAgent("en", "FL")?.id).toBe("camila-duarte");
		expect(shownAgent("en", "OH")).toBeNull();
	});

	test.each(locales)("in %s an agent who speaks it is there in Florida", (locale) => {
		setClaims({ showsSamples: true, proven: {} });
		expect(shownAgent(locale, "FL")?.languages[0]).toBe(locale);
	});

	test("with the license, the regulator's search for it, and the languages in words", () => {
		setClaims({ showsSamples: true, proven: {} });
		expect(shownAgent("pt", "FL")).toMatchObject({
			name: "Camila Duarte",
			speaks: "Fala português, inglês, espanhol",
			licensedIn: "Licença em 4 estados",
			license: { text: "Licença W000002 (Flórida)", lookup: "https://licenseesearch.fldfs.com/" },
			followUp: "Camila ou alguém da equipe vai responder a você",
		});
	});
});

describe("what is on file of a member", () => {
	const georgia = { state: "GA", number: "3344" };
	const florida = { state: "FL", number: "W555555" };
	const show = (onFile: object) => {
		setClaims({
			showsSamples: false,
			proven: {},
			team: ["elena-marin", "marcus-bell"],
			staff: { "elena-marin": { languages: ["en"], licenses: [georgia, florida], isAway: false, ...onFile } },
		});
		return shownTeam("en").find(({ id }) => id === "elena-marin");
	};

	test("takes the place of the languages and licenses of the team's own record", () => {
		expect(show({})).toMatchObject({
			speaks: "Speaks English",
			states: ["GA", "FL"],
			licensedIn: "Licensed in 2 states",
			license: { text: "Florida license W555555" },
		});
		expect(shownAgent("es", "TX")?.id).toBe("marcus-bell");
		expect(show({ licenses: [georgia], languages: [] })).toMatchObject({
			speaks: "Speaks Spanish, English",
			license: { text: "Georgia license 3344" },
		});
	});

	test("a state whose license the agency lacks is none of theirs", () => {
		missing.push("GA");
		expect(show({})).toMatchObject({ states: ["FL"], license: { text: "Florida license W555555" } });
		expect(show({ licenses: [georgia] })).toBeUndefined();
		missing.push("FL");
		setClaims({ showsSamples: true, proven: {} });
		expect(shownTeam("en").filter(({ license }) => license)).toEqual([]);
		missing.length = 0;
	});

	test("hides an agent without a license, and names nobody who is away", () => {
		expect(show({ licenses: [] })).toBeUndefined();
		expect(show({ isAway: true })).toMatchObject({ isAway: true });
		expect(shownAgent("en", "GA")?.id).toBe("marcus-bell");
		show({});
		expect(shownAgent("en", "GA")?.id).toBe("elena-marin");
	});
});
