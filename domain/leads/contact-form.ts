import * as v from "valibot";
import { emailField, line, lines, phoneField } from "./lead-fields.ts";

export const contactFormSchema = v.object({
	first_name: v.pipe(line(100), v.minLength(2, "first_name_min")),
	last_name: v.pipe(line(100), v.minLength(2, "last_name_min")),
	email: emailField,
	phone: phoneField,
	message: v.pipe(lines(5000), v.minLength(10, "message_min")),
});

/** The browser refuses a second message within this time of the last one that was stored. */
export const contactIntervalMinutes = 5;

export function mayContactAgain(lastSuccess: Date | null, now: Date): boolean {
	return !lastSuccess || now.getTime() - lastSuccess.getTime() >= contactIntervalMinutes * 60_000 || lastSuccess > now;
}
