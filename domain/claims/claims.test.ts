import { expect, test } from "vitest";
import { claimIds } from "../agency/claim-evidence.ts";
import type { Insurer, RatingGrade } from "../agency/insurer.ts";
import type { Testimonial } from "../agency/testimonial.ts";
import { sampleRates } from "../rates/sample-rates.ts";
import {
	type ClaimRecord,
	type ClaimRegister,
	type Claims,
	claimStatus,
	claimsInEffect,
	claimsVersion,
	withdrawsNothing,
	withoutSections,
} from "./claims.ts";
import type { TeamMember } from "./team-member.ts";

const unproven = { says: "", evidence: null };
const empty = Object.fromEntries(claimIds.map((id) => [id, unproven])) as Record<keyof ClaimRegister, ClaimRecord>;
const evidence = { proof: "list", approvedBy: "Ana", approvedOn: "2026-10-02", expiresOn: "2027-10-01", value: 1200 };
const register: ClaimRegister = { ...empty, familiesServed: { says: "", evidence } };

test.each([
	["2026-10-01", "withheld"],
	["2026-10-02", "proven"],
	["2027-10-01", "proven"],
	["2027-10-02", "withheld"],
])("in production on %s the claim is %s", (today, status) => {
	expect(claimStatus(claimsInEffect(register, true, today), "familiesServed")).toBe(status);
});

test("without evidence a claim is withheld in production and a sample in development", () => {
	expect(claimStatus(claimsInEffect(empty, true, "2026-10-02"), "foundedYear")).toBe("withheld");
	expect(claimStatus(claimsInEffect(empty, false, "2026-10-02"), "foundedYear")).toBe("sample");
});

test("an insurer's rates are proven only with its insurer, form and approval, and the table", () => {
	const policy = { insurer: "Example Life", form: "EL-1", approval: "A-1", approvedOn: "2026-11-01" };
	const record = { says: "", needsPolicy: true as const, needsRates: true as const };
	const withEvidence = (more: object) => ({ ...record, evidence: { ...evidence, ...more } });
	const statusWith = (more: object) =>
		claimStatus(claimsInEffect({ ...empty, termLifeRates: withEvidence(more) }, true, "2026-11-22"), "termLifeRates");
	expect(statusWith({})).toBe("withheld");
	expect(statusWith({ policy })).toBe("withheld");
	expect(statusWith({ policy, ratesOf: "2026-10-01-aa" })).toBe("proven");
});

test("a claim whose samples differ by language is proven only with a number", () => {
	const { value: _, ...unnumbered } = evidence;
	const families = { says: "", needsValue: true as const };
	const statusOf = (record: ClaimRecord) =>
		claimStatus(claimsInEffect({ ...empty, familiesServed: record }, true, "2026-11-22"), "familiesServed");
	expect(statusOf({ ...families, evidence: unnumbered })).toBe("withheld");
	expect(statusOf({ ...families, evidence })).toBe("proven");
});

test("nothing private about the evidence leaves the register, and its number does", () => {
	expect(claimsInEffect(register, true, "2026-11-22").proven).toEqual({ familiesServed: { value: 1200 } });
});

test("the version changes exactly when a claim changes", () => {
	const on = (today: string) => claimsVersion(claimsInEffect(register, true, today));
	expect(on("2026-10-02")).toBe(on("2027-10-01"));
	expect(on("2027-10-01")).not.toBe(on("2027-10-02"));
});

test("copy that was resolved before may stay when a claim is added, and not when one has gone or has another number", () => {
	const on = (today: string) => claimsInEffect(register, true, today);
	expect(withdrawsNothing(on("2026-10-01"), on("2026-10-02"))).toBe(true);
	expect(withdrawsNothing(on("2027-10-01"), on("2027-10-02"))).toBe(false);
	const changed = { showsSamples: false, proven: { familiesServed: { value: 900 } } };
	expect(withdrawsNothing(on("2026-10-02"), changed)).toBe(false);
	const samples = claimsInEffect(register, false, "2026-10-02");
	expect(withdrawsNothing(samples, on("2026-10-02"))).toBe(false);
	expect(withdrawsNothing(samples, claimsInEffect(register, false, "2026-10-03"))).toBe(true);
	const confirmed = { ...on("2026-10-02"), testimonials: ["maria"] };
	expect(withdrawsNothing(on("2026-10-02"), confirmed)).toBe(true);
	expect(withdrawsNothing(confirmed, on("2026-10-02"))).toBe(false);
});

test("copy with figures of a product doesn't stay when the owner switches them off", () => {
	const all = { showsSamples: false, proven: {} };
	const some = { ...all, withoutFigures: ["iul" as const] };
	expect(withdrawsNothing(all, some)).toBe(false);
	expect(withdrawsNothing(some, { ...all, withoutFigures: ["iul", "fia"] })).toBe(false);
	expect(withdrawsNothing(some, some)).toBe(true);
	expect(withdrawsNothing(some, all), "what is missing comes with the next render").toBe(true);
});

test("people and insurers who are no longer confirmed are withdrawn, and pages are rendered again", () => {
	const ana: TeamMember = {
		id: "ana",
		name: "Ana Ruiz",
		title: "care",
		ownTitle: {},
		bio: {},
		npn: "",
		languages: ["en"],
		licenses: [],
		isAway: false,
		portrait: null,
		permittedUntil: "2027-11-01",
	};
	const shown: Claims = { showsSamples: false, proven: {}, team: [ana], insurers: ["first"] };
	for (const fewer of [{ team: [] }, { insurers: [] }]) {
		const after = { ...shown, ...fewer };
		expect(withdrawsNothing(shown, after)).toBe(false);
		expect(withdrawsNothing(after, shown)).toBe(true);
		expect(claimsVersion(after)).not.toBe(claimsVersion(shown));
	}
});

test("a state without a license any more is withdrawn, another number isn't", () => {
	const withMissing = (...missing: string[]): Claims => ({
		showsSamples: false,
		proven: {},
		facts: { licenses: { npn: "", licenses: {}, missing } },
	});
	const before: Claims = { showsSamples: false, proven: {} };
	expect(withdrawsNothing(before, withMissing("TX"))).toBe(false);
	expect(withdrawsNothing(withMissing("GA"), withMissing("GA", "TX"))).toBe(false);
	expect(withdrawsNothing(withMissing("GA", "TX"), withMissing("GA"))).toBe(true);
	const licenses = { npn: "1", licenses: { FL: { number: "W1", expiresOn: "2099-01-01" } }, missing: ["GA"] };
	expect(withdrawsNothing(withMissing("GA"), { ...before, facts: { licenses } })).toBe(true);
});

test("words of a client that are gone, or are another's, are withdrawn, and new ones beside them aren't", () => {
	const words = (name: string, until = "2027-01-01"): Testimonial => ({
		id: name,
		name,
		city: "Tampa",
		state: "FL",
		rating: null,
		language: "en",
		review: { en: "Thank you.", es: "", pt: "", ht: "" },
		givenOn: "2026-01-01",
		isPaid: false,
		relation: "none",
		permission: { document: "release.pdf", confirmedOn: "2026-01-01", until, file: "a" },
	});
	const set = (...testimonials: Testimonial[]): Claims => ({
		showsSamples: false,
		proven: {},
		facts: { testimonials },
	});
	const [ana, rosa] = [words("Ana"), words("Rosa")];
	expect(withdrawsNothing(set(ana), set(rosa, ana))).toBe(true);
	expect(withdrawsNothing(set(rosa, ana), set(ana))).toBe(false);
	expect(withdrawsNothing(set(ana), set({ ...ana, isPaid: true }))).toBe(false);
	const fromFile: Claims = { showsSamples: false, proven: {}, testimonials: ["maria"] };
	expect(withdrawsNothing(fromFile, { ...fromFile, ...set(ana) })).toBe(false);
	expect(withdrawsNothing({ ...fromFile, ...set(ana) }, fromFile)).toBe(false);
	expect(withdrawsNothing({ ...fromFile, testimonials: [] }, set(ana))).toBe(true);
	expect(claimsVersion(withoutSections(set(ana), "testimonials"))).toBe(claimsVersion({ ...set(), facts: {} }));
});

test("an insurer that is gone, or of whom another thing is said, is withdrawn, and one that is added isn't", () => {
	const insurer = (name: string, grade: RatingGrade = "A"): Insurer => ({
		id: name,
		name,
		naicCode: "12345",
		rating: { grade, on: "2026-10-01" },
		products: ["term-life"],
		confirmation: { document: "letter", confirmedOn: "2026-10-01" },
	});
	const set = (...insurers: Insurer[]): Claims => ({ showsSamples: false, proven: {}, facts: { insurers } });
	const [atlas, harbor] = [insurer("Atlas"), insurer("Harbor")];
	expect(withdrawsNothing(set(atlas), set(atlas, harbor))).toBe(true);
	expect(withdrawsNothing(set(atlas, harbor), set(atlas))).toBe(false);
	expect(withdrawsNothing(set(atlas), set(insurer("Atlas", "B")))).toBe(false);
	const fromFile: Claims = { showsSamples: false, proven: {}, insurers: ["first"] };
	expect(withdrawsNothing(fromFile, { ...fromFile, ...set(atlas) })).toBe(false);
	expect(claimsVersion(set(atlas))).not.toBe(claimsVersion(set()));
});

test("what is private about evidence that an admin has set is no part of a page's version", () => {
	const set = (proof: string): Claims => ({
		showsSamples: false,
		proven: { independence: {} },
		facts: { claims: { independence: { ...evidence, proof } } },
	});
	expect(claimsVersion(set("folder 1"))).toBe(claimsVersion(set("folder 2")));
	expect(withoutSections(set("folder 1"), "claims").facts).toEqual({});
});

test("where staff receive leads is no part of a page, and of what the process knows", () => {
	const claims: Claims = { showsSamples: false, proven: {} };
	const to = (leadInbox: string): Claims => ({
		...claims,
		facts: { mail: { mailFrom: "a@agency.example", leadInbox, dkimSelector: "" } },
	});
	const [one, other] = [to("one@agency.example"), to("other@agency.example")];
	expect(claimsVersion(withoutSections(one, "mail"))).toBe(claimsVersion(withoutSections(other, "mail")));
	expect(claimsVersion(one)).not.toBe(claimsVersion(other));
	expect(withoutSections(claims, "mail")).toBe(claims);
});

test("another table of rates is another version of every page, and the same table isn't", () => {
	const claims: Claims = { showsSamples: false, proven: {} };
	const withTable = (id: string) => ({ ...claims, facts: { rates: { term_life: { ...sampleRates.term_life, id } } } });
	const of = (id: string) => claimsVersion(withTable(id));
	expect(of("2026-10-01-aa")).toBe(of("2026-10-01-aa"));
	expect(of("2026-10-01-aa")).not.toBe(of("2026-10-01-bb"));
	expect(of("2026-10-01-aa")).not.toBe(claimsVersion(claims));
	expect(withdrawsNothing(withTable("2026-10-01-aa"), withTable("2026-10-01-aa"))).toBe(true);
	expect(withdrawsNothing(withTable("2026-10-01-aa"), withTable("2026-10-01-bb"))).toBe(false);
	expect(withdrawsNothing(claims, withTable("2026-10-01-aa"))).toBe(false);
});

test("other words are another version of every page, and no data of its scripts", () => {
	const claims: Claims = { showsSamples: false, proven: {} };
	const withText = (text: string): Claims => ({
		...claims,
		facts: {
			words: [
				{
					page: "services/iul",
					place: "lead",
					texts: { es: { text, original: "0123456789abcdef" } },
					changed: { locale: "es", at: "2026-11-23T15:00:00.000Z" },
					behind: [],
				},
			],
		},
	});
	expect(claimsVersion(withText("a"))).not.toBe(claimsVersion(withText("b")));
	expect(withdrawsNothing(withText("a"), withText("b"))).toBe(true);
	expect(JSON.stringify(withoutSections(withText("a"), "words"))).not.toContain("services/iul");
	expect(withoutSections(claims, "words")).toBe(claims);
});
