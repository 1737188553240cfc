import { expect, test } from "vitest";
import { keepsTeam, type TeamMember } from "./team-member.ts";

const florida = { state: "FL", number: "W1" };
const ohio = { state: "OH", number: "7" };
const portrait = { web: "/one.webp", email: "/one.png" };
const ana: TeamMember = {
	id: "ana",
	name: "Ana Ruiz",
	title: "agent",
	ownTitle: {},
	bio: { en: "I read the exclusions first." },
	npn: "",
	languages: ["es", "en"],
	licenses: [florida, ohio],
	isAway: false,
	portrait: null,
	permittedUntil: "2027-11-01",
};

test.each<[string, Partial<TeamMember>, boolean]>([
	["the same", {}, true],
	["one license more", { licenses: [florida, ohio, { state: "GA", number: "9" }] }, true],
	["one license less", { licenses: [florida] }, false],
	["another number", { licenses: [{ state: "FL", number: "W2" }, ohio] }, false],
	["one language less", { languages: ["es"] }, false],
	["away", { isAway: true }, false],
	["another name", { name: "Ana Paz" }, false],
	["another title", { title: "care" }, false],
	["fewer words", { bio: {} }, false],
	["other words", { bio: { en: "I read the exclusions." } }, false],
	["words in one language more", { bio: { ...ana.bio, es: "Primero leo las exclusiones." } }, true],
	["a picture", { portrait }, true],
])("a page may wait in its old form with %s: %s", (_, after, mayWait) => {
	expect(keepsTeam([ana], [{ ...ana, ...after }])).toBe(mayWait);
});

test("a picture that was taken away is withdrawn, and another one may follow", () => {
	const shown = { ...ana, portrait };
	expect(keepsTeam([shown], [ana])).toBe(false);
	expect(keepsTeam([shown], [{ ...ana, portrait: { ...portrait, web: "/another.webp" } }])).toBe(true);
});

test("somebody who left is withdrawn at once, somebody new withdraws nothing", () => {
	expect([keepsTeam([ana], []), keepsTeam([], [ana]), keepsTeam()]).toEqual([false, true, true]);
});
