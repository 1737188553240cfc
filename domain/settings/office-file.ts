import * as v from "valibot";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import type { OfficeFacts } from "../office-hours/office-facts.ts";
import { weekdays } from "../office-hours/weekdays.ts";
import { timeOfDay } from "../team/staff-record.ts";

const phone = v.object({ display: v.string(), e164: v.pipe(v.string(), v.regex(/^\+\d{8,15}$/)) });
const time = v.pipe(v.string(), v.regex(timeOfDay));

/** The facts in a file. */
export const officeFactsSchema = v.object({
	phone,
	tollFreePhone: phone,
	email: v.pipe(v.string(), v.email()),
	address: v.optional(v.object({ street: v.string(), city: v.string(), postalCode: v.string() })),
	hours: v.array(v.object({ days: v.array(v.picklist(weekdays)), opens: time, closes: time })),
	closedOn: v.array(v.custom<string>(isCalendarDay)),
}) satisfies v.GenericSchema<unknown, OfficeFacts>;
