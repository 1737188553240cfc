import * as v from "valibot";
import { readFields, typedText } from "../forms/read-fields.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { isPlainText, withoutDirectionMarks } from "../text/plain-text.ts";
import type { WorkErrors } from "./work-error.ts";

/** How a person can turn to us, besides the site. Each has its words in `leadPage.ways`. */
export const inboundWays = ["called", "emailed", "texted", "walkedIn"] as const;
/** How staff can come to know a person. In the last two, it wasn't the person who asked. */
export const originWays = [...inboundWays, "referred", "event"] as const;
export type OriginWay = (typeof originWays)[number];

/** Ways in which somebody on staff talked with the person. */
export const talkedWays = ["called", "walkedIn"] as const satisfies readonly OriginWay[];

/** The person turned to us, or somebody told us of them. */
export interface Inbound {
	way: OriginWay;
	/** The day by the agency's calendar. */
	on: string;
	/** What they said or wrote, or who referred them. */
	words: string;
	/** They said that we may call. Nobody infers it: it is a box of its own, and needs their words. */
	agreed: boolean;
}

export const maxInboundWords = 500;

/** @param today the last day that the form may name */
export function readInbound(
	fields: Readonly<Record<string, unknown>>,
	ways: readonly OriginWay[],
	today: string,
): { ok: true; inbound: Inbound } | { ok: false; errors: WorkErrors } {
	const schema = v.object({
		way: v.pipe(typedText, v.picklist(ways, "no_choice")),
		on: v.pipe(
			typedText,
			v.transform((day) => day || today),
			v.check((day) => isCalendarDay(day) && day <= today, "day_future"),
		),
		words: v.pipe(
			typedText,
			v.transform(withoutDirectionMarks),
			v.maxLength(maxInboundWords, "words_long"),
			v.check(isPlainText, "not_text"),
		),
		agreed: v.pipe(
			typedText,
			v.transform((box) => box === "yes"),
		),
	});
	const result = readFields<typeof schema, WorkErrors>(schema, fields);
	if (!result.ok) return result;
	if (result.value.agreed && result.value.words === "") return { ok: false, errors: { words: "required" } };
	return { ok: true, inbound: result.value };
}
