import * as v from "valibot";
import { firstErrors } from "../forms/read-fields.ts";
import { locales } from "../locale/locales.ts";
import { checkAddress } from "./credentials.ts";
import { type NameError, personName } from "./person-name.ts";
import { staffRoles } from "./roles.ts";

/** How long the link of an invitation works. */
export const invitationDays = 7;

const schema = v.object({
	name: personName,
	role: v.pipe(v.optional(v.string(), ""), v.picklist(staffRoles, "choice_missing")),
	language: v.pipe(v.optional(v.string(), ""), v.picklist(locales, "choice_missing")),
});

/** The data that an admin enters about a new staff member. */
export type NewInvitation = v.InferOutput<typeof schema> & { email: string };

export type InvitationError = "email_invalid" | NameError | "choice_missing";

/** The invitation, or the first error of each field. */
export function checkInvitation(
	input: Record<string, unknown>,
): { ok: true; invitation: NewInvitation } | { ok: false; errors: Partial<Record<string, InvitationError>> } {
	const address = checkAddress(input.email);
	const result = v.safeParse(schema, input);
	if (result.success && address.ok) return { ok: true, invitation: { ...result.output, email: address.email } };
	const errors = firstErrors<Partial<Record<string, InvitationError>>>(result.issues);
	return { ok: false, errors: address.ok ? errors : { email: "email_invalid", ...errors } };
}
