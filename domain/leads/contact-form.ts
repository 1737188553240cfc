import * as v from "valibot";
import { emailField, isPlainText, line, phoneField } from "./lead-fields.ts";

export const contactFormSchema = v.object({
	first_name: v.pipe(line(100), v.minLength(2, "first_name_min")),
	last_name: v.pipe(line(100), v.minLength(2, "last_name_min")),
	email: emailField,
	phone: phoneField,
	message: v.pipe(
		v.string(),
		v.trim(),
		v.minLength(10, "message_min"),
		v.maxLength(5000, "too_long"),
		v.check(isPlainText, "not_text"),
	),
});

/** The browser refuses a second message within this time of the last one that was stored. */
export const contactIntervalMinutes = 5;

export function mayContactAgain(lastSuccess: Date | null, now: Date): boolean {
	return !lastSuccess || now.getTime() - lastSuccess.getTime() >= contactIntervalMinutes * 60_000 || lastSuccess > now;
}
