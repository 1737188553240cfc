import type { ActionResult } from "../action-result.ts";
import type { ProfileError } from "../team/public-profile.ts";
import type { RecordError } from "../team/staff-record.ts";
import type { AbsenceError } from "./absence.ts";
import type { InvitationError } from "./invitation.ts";

/** Where admins manage who works here. */
export const peoplePath = "/admin/people";

/** An account's id, as it is in an address or a form; null if it can't be one. */
export function readAccountId(asked: unknown): string | null {
	return typeof asked === "string" && /^\w{1,64}$/.test(asked) ? asked : null;
}

export function personPath(userId: string): string {
	return `${peoplePath}/${userId}`;
}

/** Stands for the routing rules, instead of a person's id, as the successor of a removed person. */
export const byRouting = "routing";

/** The parts of the two pages that are a form, or several that name it. */
export const peopleSections = [
	"invite",
	"invitations",
	"role",
	"record",
	"leave",
	"licenses",
	"public",
	"photo",
	"factor",
	"removal",
] as const;
export type PeopleFormSection = (typeof peopleSections)[number];
export type PeopleSection = PeopleFormSection | "list";

/** Completed actions. The page is then loaded again and says so in that section. */
export const peopleChanges = {
	invited: "invite",
	"has-account": "role",
	resent: "invitations",
	withdrawn: "invitations",
	"role-changed": "role",
	"record-saved": "record",
	"leave-saved": "leave",
	"leave-ended": "leave",
	"license-saved": "licenses",
	"license-removed": "licenses",
	"public-saved": "public",
	"photo-saved": "photo",
	"photo-removed": "photo",
	"factor-reset": "factor",
	removed: "list",
} as const satisfies Record<string, PeopleSection>;
export type PeopleChange = keyof typeof peopleChanges;

export function isPeopleChange(value: unknown): value is PeopleChange {
	return typeof value === "string" && Object.hasOwn(peopleChanges, value);
}

/** Errors at a field. Their messages are in `people.errors`. */
export type PeopleFieldError =
	| InvitationError
	| RecordError
	| AbsenceError
	| ProfileError
	| "password_wrong"
	| "password_missing";

/** The proof that an admin has to repeat before such a change. */
export type OwedProof = "password" | "factor";

/** Why a whole form was refused. */
export type PeopleRefusal =
	| "tooManyAttempts"
	| "tooManyInvitations"
	| "notAdmin"
	/** The second factor must be confirmed again. */
	| "proveFirst"
	| "gone"
	| "self"
	| "listed";

/** `person` is whose page says so; without one, it is the list. `command` can be undone. */
export type PeopleFormResult = ActionResult<
	{ done: PeopleChange; person?: string; command?: string },
	PeopleRefusal,
	PeopleErrors
>;
export type PeopleErrors = Partial<Record<string, PeopleFieldError>>;
