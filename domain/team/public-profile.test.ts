import * as v from "valibot";
import { expect, test } from "vitest";
import {
	fieldsOfProfile,
	type HiddenReason,
	hiddenReason,
	newProfile,
	type PublicProfile,
	profileSchema,
	readAltForm,
	readFiledProfile,
	readProfileForm,
} from "./public-profile.ts";

const today = "2026-11-30";
const fields = {
	shown: "on",
	order: "2",
	name: "  Ana   Ruiz ",
	title: "agent",
	title_es: "Agente de familias",
	bio_en: "I read\nthe exclusions first.",
	bio_pt: "",
	npn: "1234567",
	document: "Release of 2026-10-01, in the compliance folder",
	confirmedOn: "2026-10-01",
};
const profile: PublicProfile = {
	isShown: true,
	order: 2,
	name: "Ana Ruiz",
	title: "agent",
	ownTitle: { es: "Agente de familias" },
	bio: { en: "I read the exclusions first." },
	npn: "1234567",
	permission: { document: "Release of 2026-10-01, in the compliance folder", confirmedOn: "2026-10-01" },
	photo: null,
};
const { photo: _, ...readable } = profile;

test("a form becomes a profile on one line each, without the languages that were left empty", () => {
	expect(readProfileForm(fields, today)).toEqual({ ok: true, profile: readable });
	expect(readProfileForm(fieldsOfProfile(profile), today)).toEqual({ ok: true, profile: readable });
});

test("a profile that isn't shown needs no permission", () => {
	expect(readProfileForm(fieldsOfProfile(newProfile("Ana")), today)).toMatchObject({
		ok: true,
		profile: { isShown: false, permission: null },
	});
});

test("a profile that isn't shown can wait for its name, so that an account without one can be in a file", () => {
	expect(readProfileForm({ ...fields, shown: undefined, name: "" }, today)).toMatchObject({ ok: true });
	expect(readFiledProfile(newProfile(""), today)).toEqual(newProfile(""));
	const long = newProfile(` ${"Ana  ".repeat(20)}`);
	expect(readFiledProfile(long, today)).toEqual(long);
});

const photo = { imageId: "7", alt: { es: "Ana", en: "Ana" } };

test.each<[string, Partial<PublicProfile>]>([
	["as it is", {}],
	["with a photograph", { photo }],
	["whose permission ran out", { permission: { document: "Release", confirmedOn: "2024-01-02" } }],
])("a file's profile %s is read as the forms store it", (_, change) => {
	expect(readFiledProfile({ ...profile, ...change }, today)).toEqual({ ...profile, ...change });
});

test.each<Partial<PublicProfile>>([
	{ name: "" },
	{ name: "Ana  Ruiz" },
	{ ownTitle: { en: "" } },
	{ bio: { en: "I read\u0000" } },
	{ permission: { document: "Release", confirmedOn: "2026-12-01" } },
	{ photo: { ...photo, alt: { en: "" } } },
	{ photo: { ...photo, alt: { en: "Ana\u202e" } } },
	{ photo: { ...photo, alt: { en: "Ana\nRuiz" } } },
])("a file's profile with %j is refused, because no form stores it", (change) => {
	expect(readFiledProfile({ ...profile, ...change }, today)).toBeNull();
});

test("what a photograph shows is read in each language, and is no story", () => {
	expect(readAltForm({ alt_en: " Ana at\nher desk ", alt_es: "" })).toEqual({
		ok: true,
		alt: { en: "Ana at her desk" },
	});
	expect(readAltForm({ alt_pt: "a".repeat(121) })).toEqual({ ok: false, errors: { alt_pt: "profile_long" } });
});

test("a profile that was saved before there were photographs has none", () => {
	expect(v.parse(profileSchema, readable)).toEqual(profile);
});

test.each([
	["name", { name: " \u202e " }, "name_required"],
	["name", { name: "A".repeat(61) }, "profile_long"],
	["title", { title: "boss" }, "choice_missing"],
	["bio_ht", { bio_ht: "a".repeat(301) }, "profile_long"],
	["title_en", { title_en: "a".repeat(81) }, "profile_long"],
	["order", { order: "-1" }, "profile_order"],
	["npn", { npn: "W12" }, "profile_npn"],
	["document", { document: " " }, "permission_missing"],
	["confirmedOn", { confirmedOn: "" }, "permission_missing"],
	["confirmedOn", { confirmedOn: "2026-12-01" }, "permission_date"],
	["confirmedOn", { confirmedOn: "2025-11-29" }, "permission_date"],
	["confirmedOn", { confirmedOn: "2026-02-30" }, "permission_date"],
])("of %s, %o is refused: %s", (field, wrong, code) => {
	expect(readProfileForm({ ...fields, ...wrong }, today)).toEqual({ ok: false, errors: { [field]: code } });
});

const agent = { mayOpenDashboard: true, languages: ["es"] as const, isLicensed: true };

test.each<[HiddenReason | null, Partial<PublicProfile>, Partial<typeof agent>, string]>([
	[null, {}, {}, today],
	["off", { isShown: false }, {}, today],
	["role", {}, { mayOpenDashboard: false }, today],
	["permission", { permission: null }, {}, today],
	[null, {}, {}, "2027-10-01"],
	["permission", {}, {}, "2027-10-02"],
	["language", {}, { languages: [] as never }, today],
	["license", {}, { isLicensed: false }, today],
	[null, { title: "care" }, { isLicensed: false }, today],
])("visitors see them unless: %s", (reason, change, person, day) => {
	expect(hiddenReason({ ...profile, ...change }, { ...agent, ...person }, day)).toBe(reason);
});
