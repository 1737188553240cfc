import type { ActionResult } from "../action-result.ts";
import type { AbsenceError } from "./absence.ts";
import type { CredentialErrorCode } from "./credentials.ts";
import type { NameError } from "./person-name.ts";

/** The sections of the account page. Each has a form, which names it in its address, and its messages. */
export const accountSections = [
	"name",
	"password",
	"email",
	"sessions",
	"language",
	"digest",
	"quiet",
	"leave",
	"deletion",
] as const;
export type AccountSection = (typeof accountSections)[number];

/** Completed actions. The page is then loaded again, and says so in the section. */
export const accountChanges = {
	"name-saved": "name",
	"password-changed": "password",
	"email-requested": "email",
	"session-ended": "sessions",
	"sessions-ended": "sessions",
	"language-chosen": "language",
	"digest-on": "digest",
	"digest-off": "digest",
	"quiet-saved": "quiet",
	"leave-saved": "leave",
	"leave-ended": "leave",
} as const satisfies Record<string, AccountSection>;
export type AccountChange = keyof typeof accountChanges;

/** A session as its owner sees it. Its token stays on the server. */
export interface OwnSession {
	id: string;
	/** "Firefox, Linux"; null if the site knows neither. */
	device: string | null;
	/** "Tampa, Florida"; null if unknown. */
	place: string | null;
	signedIn: string;
	lastSeen: string;
	/** True if it is the reader's own. */
	isThis: boolean;
}

/** Errors at a field. Their messages are in `accountPage.errors` and `account.errors`. */
export type AccountFieldError =
	| CredentialErrorCode
	| NameError
	| AbsenceError
	| "password_wrong"
	| "password_missing"
	| "password_same"
	| "email_same";

/** Why a whole form was refused. */
export type AccountRefusal = "tooManyAttempts" | "changedMeanwhile" | "proveFirst" | "listedAdmin" | "lastAdmin";

/** How long the links of a change of the email address work, both together. */
export const emailChangeHours = 24;

export type AccountErrors = Partial<Record<string, AccountFieldError>>;
export type AccountFormResult = ActionResult<
	{ done: AccountChange } | { isDeleted: true },
	AccountRefusal,
	AccountErrors
>;

export function isAccountChange(value: unknown): value is AccountChange {
	return typeof value === "string" && Object.hasOwn(accountChanges, value);
}
