import * as v from "valibot";
import { type Confirmation, isConfirmed } from "../claims/confirmation.ts";
import { needsLicense, type TextByLanguage, type TitleId, titleIds } from "../claims/team-member.ts";
import { readFields, typedText } from "../forms/read-fields.ts";
import { type Locale, locales } from "../locale/locales.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { toOneLine, withoutDirectionMarks } from "../text/plain-text.ts";

/** What an admin says of somebody to visitors, beside the languages and licenses of their record. */
export interface PublicProfile {
	/** True if an admin wants them on the public site. */
	isShown: boolean;
	/** Who comes first: lower numbers do. */
	order: number;
	name: string;
	title: TitleId;
	/** In place of the title, in the languages that have one. */
	ownTitle: TextByLanguage;
	bio: TextByLanguage;
	/** The national producer number; empty if pages don't show it. */
	npn: string;
	/** The written permission to show them, for whose sake their license was looked up on that day, too. */
	permission: Confirmation | null;
	photo: ProfilePhoto | null;
}

export interface ProfilePhoto {
	imageId: string;
	/** What it shows. A language that is missing says whose photograph it is. */
	alt: TextByLanguage;
}

export type ProfileError =
	| "name_required"
	| "choice_missing"
	| "profile_long"
	| "profile_order"
	| "profile_npn"
	| "permission_missing"
	| "permission_date"
	| "photo_missing"
	| "photo_large"
	| "photo_type"
	| "photo_small"
	| "photo_unreadable"
	| "photo_often";

export const profileLengths = { name: 60, title: 80, bio: 300, document: 200, alt: 120 } as const;

const textByLanguage = v.partial(
	v.object(
		Object.fromEntries(locales.map((locale) => [locale, v.string()])) as Record<Locale, v.StringSchema<undefined>>,
	),
);

/** The shape of a stored profile. */
export const profileSchema = v.object({
	isShown: v.boolean(),
	order: v.number(),
	name: v.string(),
	title: v.picklist(titleIds),
	ownTitle: textByLanguage,
	bio: textByLanguage,
	npn: v.string(),
	permission: v.nullable(v.object({ document: v.string(), confirmedOn: v.string() })),
	photo: v.optional(v.nullable(v.object({ imageId: v.string(), alt: textByLanguage })), null),
}) satisfies v.GenericSchema<unknown, PublicProfile>;

/** The profile of somebody of whom nothing was saved. The name of an account may be longer than the forms take. */
export function newProfile(name: string): PublicProfile {
	return {
		isShown: false,
		order: 1,
		name: withSingleSpaces(withSingleSpaces(name).slice(0, profileLengths.name)),
		title: "agent",
		ownTitle: {},
		bio: {},
		npn: "",
		permission: null,
		photo: null,
	};
}

function withSingleSpaces(text: string): string {
	return withoutDirectionMarks(toOneLine(text)).replace(/\s+/g, " ").trim();
}

const line = (maxLength: number) =>
	v.pipe(
		v.optional(v.fallback(v.string(), ""), ""),
		v.transform(withSingleSpaces),
		v.maxLength(maxLength, "profile_long"),
	);

/** The name of the field of a text in one language. */
export function textField(text: "title" | "bio" | "alt", locale: Locale): string {
	return `${text}_${locale}`;
}

const fieldsSchema = v.object({
	order: v.pipe(typedText, v.regex(/^\d{1,2}$/, "profile_order"), v.transform(Number)),
	name: line(profileLengths.name),
	title: v.picklist(titleIds, "choice_missing"),
	npn: v.pipe(typedText, v.regex(/^\d{0,10}$/, "profile_npn")),
	document: line(profileLengths.document),
	confirmedOn: typedText,
	...Object.fromEntries(
		locales.flatMap((locale) => [
			[textField("title", locale), line(profileLengths.title)],
			[textField("bio", locale), line(profileLengths.bio)],
		]),
	),
});

type Errors = Partial<Record<string, ProfileError>>;

/** Reads the form of a profile. @param today `YYYY-MM-DD` */
export function readProfileForm(
	fields: Readonly<Record<string, unknown>>,
	today: string,
): { ok: true; profile: Omit<PublicProfile, "photo"> } | { ok: false; errors: Errors } {
	const read = readFields<typeof fieldsSchema, Errors>(fieldsSchema, fields);
	const isShown = fields.shown !== undefined;
	const errors = {
		...permissionErrors(fields, isShown, today),
		// An account may have no name. Its profile can wait for one.
		...(isShown && !withSingleSpaces(v.parse(typedText, fields.name)) && { name: "name_required" as const }),
		...(!read.ok && read.errors),
	};
	if (!read.ok || Object.keys(errors).length > 0) return { ok: false, errors };
	const { document, confirmedOn, order, name, title, npn } = read.value;
	const texts = (text: "title" | "bio") => textsIn(text, read.value);
	const permission = document ? { document, confirmedOn } : null;
	return {
		ok: true,
		profile: { isShown, order, name, title, ownTitle: texts("title"), bio: texts("bio"), npn, permission },
	};
}

function textsIn(text: "title" | "bio" | "alt", fields: object): TextByLanguage {
	return Object.fromEntries(
		locales.flatMap((locale) => {
			const typed = (fields as Record<string, unknown>)[textField(text, locale)];
			return typed ? [[locale, typed]] : [];
		}),
	);
}

const altSchema = v.object(
	Object.fromEntries(locales.map((locale) => [textField("alt", locale), line(profileLengths.alt)])),
);

/** Reads what a photograph shows, in each language. */
export function readAltForm(
	fields: Readonly<Record<string, unknown>>,
): { ok: true; alt: TextByLanguage } | { ok: false; errors: Errors } {
	const read = readFields<typeof altSchema, Errors>(altSchema, fields);
	return read.ok ? { ok: true, alt: textsIn("alt", read.value) } : read;
}

/** Nobody is shown without a permission of the last year. */
function permissionErrors(fields: Readonly<Record<string, unknown>>, isShown: boolean, today: string): Errors {
	const [document, confirmedOn] = [v.parse(typedText, fields.document), v.parse(typedText, fields.confirmedOn)];
	if (!document && !confirmedOn && !isShown) return {};
	const isDay = isCalendarDay(confirmedOn) && confirmedOn <= today;
	const isRecent = isDay && (!isShown || isConfirmed({ document: "on file", confirmedOn }, today));
	return {
		...(!document && { document: "permission_missing" as const }),
		...(!isRecent && { confirmedOn: confirmedOn ? ("permission_date" as const) : ("permission_missing" as const) }),
	};
}

/** The profile as the form has it. */
export function fieldsOfProfile(profile: PublicProfile): Record<string, string> {
	const { isShown, order, name, title, ownTitle, bio, npn, permission } = profile;
	const texts = locales.flatMap((locale) => [
		[textField("title", locale), ownTitle[locale] ?? ""],
		[textField("bio", locale), bio[locale] ?? ""],
	]);
	return {
		...(isShown && { shown: "on" }),
		order: String(order),
		name,
		title,
		npn,
		document: permission?.document ?? "",
		confirmedOn: permission?.confirmedOn ?? "",
		...Object.fromEntries(texts),
	};
}

/**
 * The profile of a file, if the forms would take it as it is, or would have taken it before its permission ran out.
 * @param today `YYYY-MM-DD`
 */
export function readFiledProfile(filed: PublicProfile, today: string): PublicProfile | null {
	const confirmedOn = filed.permission?.confirmedOn ?? today;
	if (confirmedOn > today) return null;
	const read = readProfileForm(fieldsOfProfile(filed), confirmedOn);
	const alts = locales.map((locale) => [textField("alt", locale), filed.photo?.alt[locale] ?? ""]);
	const readAlt = readAltForm(Object.fromEntries(alts));
	if (!read.ok || !readAlt.ok) return null;
	const photo = filed.photo && { imageId: filed.photo.imageId, alt: readAlt.alt };
	const profile: PublicProfile = { ...read.profile, photo };
	// The schema puts both in the same order.
	const written = (one: PublicProfile) => JSON.stringify(v.parse(profileSchema, one));
	return written(profile) === written(filed) ? profile : null;
}

/** Why visitors don't see somebody, in the order in which one would see to it. */
export type HiddenReason = "off" | "role" | "permission" | "language" | "license";

/** @param today `YYYY-MM-DD`. Null: visitors see them */
export function hiddenReason(
	{ isShown, permission, title }: PublicProfile,
	person: { mayOpenDashboard: boolean; languages: readonly Locale[]; isLicensed: boolean },
	today: string,
): HiddenReason | null {
	if (!isShown) return "off";
	// Who leaves the agency loses the role, and is on no page from then on.
	if (!person.mayOpenDashboard) return "role";
	if (!isConfirmed(permission, today)) return "permission";
	if (person.languages.length === 0) return "language";
	return needsLicense(title) && !person.isLicensed ? "license" : null;
}
