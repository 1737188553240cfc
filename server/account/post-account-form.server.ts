import type { AccountFormResult, AccountSection } from "#domain/staff/own-account.ts";
import type { SignedIn } from "../context.server.ts";
import type { Services } from "../services.server.ts";
import type { AccountVisit } from "../staff/call-auth.server.ts";
import { changeName } from "./change-name.server.ts";
import { changePassword } from "./change-password.server.ts";
import { chooseDigest } from "./choose-digest.server.ts";
import { chooseLanguage } from "./choose-language.server.ts";
import { chooseQuietHours } from "./choose-quiet-hours.server.ts";
import { deleteAccount } from "./delete-account.server.ts";
import { endOtherSessions } from "./own-sessions.server.ts";
import { requestEmailChange } from "./request-email-change.server.ts";

type FormHandler = (
	services: Services,
	visit: AccountVisit,
	signedIn: SignedIn,
	fields: Record<string, unknown>,
) => Promise<AccountFormResult>;

/** Handles the form of each section of the account page, except the leave, which is about leads. */
export const accountForms: Record<Exclude<AccountSection, "leave">, FormHandler> = {
	name: changeName,
	password: changePassword,
	email: requestEmailChange,
	sessions: endOtherSessions,
	language: chooseLanguage,
	digest: chooseDigest,
	quiet: chooseQuietHours,
	deletion: deleteAccount,
};
