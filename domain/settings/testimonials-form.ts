import * as v from "valibot";
import { clientRelations, type Testimonial, type TestimonialPermission } from "../agency/testimonial.ts";
import { confirmedUntil } from "../claims/confirmation.ts";
import { typedLine } from "../forms/typed-line.ts";
import { defaultLocale, isLocale, type Locale, locales } from "../locale/locales.ts";
import { isJurisdiction } from "../location/jurisdictions.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { zonedTime } from "../office-hours/zoned-time.ts";
import type { EvidenceRules } from "./evidence-upload.ts";
import { isPossibleList, listWith, nextRecordId } from "./record-list.ts";

export type TestimonialError =
	| "client_name"
	| "city_missing"
	| "state_missing"
	| "quote_missing"
	| "quote_long"
	| "day_past"
	| "permission_date"
	| "until_range"
	| "list_full";
type TestimonialErrors = Partial<Record<string, TestimonialError>>;

/** As many as one page can show. */
export const maxTestimonials = 12;
export const testimonialLengths = { name: 60, city: 60, quote: 600 } as const;
export const quoteField = (locale: Locale) => `quote_${locale}`;

type Fields = Readonly<Record<string, unknown>>;
type Read = { ok: true; facts: readonly Testimonial[] } | { ok: false; errors: TestimonialErrors };

/**
 * Reads the form of one testimonial: the list with it, or without it if the intent is to withdraw it. A file that was just uploaded is
 * in the fields `file` and `document`.
 * @param before the list until now
 */
export function readTestimonialForm(
	fields: Fields,
	{ now, timeZone, before }: { now: Date; timeZone: string; before: readonly Testimonial[] },
): Read {
	const known = before.find(({ id }) => id === fields.id);
	if (fields.intent === "withdraw") return { ok: true, facts: before.filter((one) => one !== known) };
	const read = readTestimonial(fields, {
		id: known?.id ?? nextRecordId(before),
		today: zonedTime(now, timeZone).date,
		kept: known?.permission ?? null,
	});
	if (!read.ok) return read;
	const facts = listWith(before, read.testimonial, maxTestimonials);
	return facts ? { ok: true, facts } : { ok: false, errors: { name: "list_full" } };
}

/** A testimonial as the form has it. */
export function fieldsOfTestimonial(testimonial: Testimonial): Record<string, string> {
	const { id, name, city, state, rating, language, review, givenOn, isPaid, relation, permission } = testimonial;
	return {
		id,
		name,
		city,
		state,
		language,
		relation,
		rating: rating === null ? "" : String(rating),
		...Object.fromEntries(locales.map((locale) => [quoteField(locale), review[locale]])),
		givenOn: givenOn ?? "",
		...(isPaid && { isPaid: "on" }),
		confirmedOn: permission?.confirmedOn ?? "",
		until: permission?.until ?? "",
		file: permission?.file ?? "",
		document: permission?.document ?? "",
	};
}

/** True if the form would take each testimonial of a file. */
export function isPossibleTestimonials(
	list: readonly Testimonial[],
	{ now, timeZone }: { now: Date; timeZone: string },
): boolean {
	const today = zonedTime(now, timeZone).date;
	const isPossible = (one: Testimonial) => {
		const read = readTestimonial(fieldsOfTestimonial(one), { id: one.id, today, kept: null });
		return read.ok && JSON.stringify(read.testimonial) === JSON.stringify(one);
	};
	return isPossibleList(list, maxTestimonials) && list.every(isPossible);
}

const text = v.string();
/** The testimonials in a file. */
export const testimonialsSchema = v.array(
	v.object({
		id: text,
		name: text,
		city: text,
		state: text,
		rating: v.nullable(v.number()),
		language: v.picklist(locales),
		review: v.object({ en: text, es: text, pt: text, ht: text }),
		givenOn: text,
		isPaid: v.boolean(),
		relation: v.picklist(clientRelations),
		permission: v.nullable(v.object({ document: text, confirmedOn: text, until: text, file: text })),
	}),
) satisfies v.GenericSchema<unknown, readonly Testimonial[]>;

/** Without its file, a permission stays as two days, and permits nothing. */
export const testimonialEvidence: EvidenceRules<readonly Testimonial[]> = {
	filesOf: (list) => list.flatMap(({ permission }) => permission?.file || []),
	withFiles: (list, known) =>
		list.map((one) =>
			one.permission?.file && !known.has(one.permission.file)
				? { ...one, permission: { ...one.permission, document: "", file: "" } }
				: one,
		),
};

function readTestimonial(
	fields: Fields,
	{ id, today, kept }: { id: string; today: string; kept: TestimonialPermission | null },
): { ok: true; testimonial: Testimonial } | { ok: false; errors: TestimonialErrors } {
	const errors: TestimonialErrors = {};
	const line = (field: string) => typedLine(fields[field]);
	const isPast = (day: string) => isCalendarDay(day) && day <= today;

	const name = line("name");
	if (!/\p{L}/u.test(name) || name.length > testimonialLengths.name) errors.name = "client_name";
	const city = line("city");
	if (!/\p{L}/u.test(city) || city.length > testimonialLengths.city) errors.city = "city_missing";
	const state = line("state");
	if (!isJurisdiction(state)) errors.state = "state_missing";
	const language = isLocale(fields.language) ? fields.language : defaultLocale;
	const quote = (locale: Locale) => line(quoteField(locale)).replace(/^["“”«]\s*|\s*["“”»]$/g, "");
	const review = { en: quote("en"), es: quote("es"), pt: quote("pt"), ht: quote("ht") };
	if (!review[language]) errors[quoteField(language)] = "quote_missing";
	for (const locale of locales) {
		if (review[locale].length > testimonialLengths.quote) errors[quoteField(locale)] = "quote_long";
	}
	const givenOn = line("givenOn");
	if (!isPast(givenOn)) errors.givenOn = "day_past";
	const permission = readPermission(line, kept);
	if (permission) {
		const { confirmedOn, until } = permission;
		if (!isPast(confirmedOn)) errors.confirmedOn = "permission_date";
		else if (!isCalendarDay(until) || until < confirmedOn || until > confirmedUntil(permission)) {
			errors.until = "until_range";
		}
	}
	if (Object.keys(errors).length > 0) return { ok: false, errors };
	const rating = /^[1-5]$/.test(line("rating")) ? Number(line("rating")) : null;
	const relation = clientRelations.find((one) => one === fields.relation) ?? "none";
	const isPaid = fields.isPaid !== undefined;
	return {
		ok: true,
		testimonial: { id, name, city, state, rating, language, review, givenOn, isPaid, relation, permission },
	};
}

/** Null if there is neither a day nor a file. */
function readPermission(
	line: (field: string) => string,
	kept: Pick<TestimonialPermission, "document" | "file"> | null,
): TestimonialPermission | null {
	const { document, file } = line("file") ? { document: line("document"), file: line("file") } : (kept ?? nothing);
	const [confirmedOn, until] = [line("confirmedOn"), line("until")];
	if (!confirmedOn && !until && !file) return null;
	const isDay = isCalendarDay(confirmedOn);
	return { document, confirmedOn, until: until || (isDay ? confirmedUntil({ confirmedOn }) : ""), file };
}

const nothing = { document: "", file: "" };
