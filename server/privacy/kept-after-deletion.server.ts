import { inArray } from "drizzle-orm";
import { consentRecords, doNotCallChecks } from "#database/schema.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { retention } from "#domain/retention.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Env } from "../platform/env.server.ts";
import { refusedAddresses } from "../suppression/refused-addresses.server.ts";
import { revocationsFor } from "../suppression/suppressions.server.ts";
import { complaintsOf } from "./complaints-of.server.ts";
import type { Identity, KnownPerson } from "./find-person.server.ts";

const kinds = ["consents", "revocations", "suppressed", "complaints", "doNotCallChecks", "logs"] as const;
export type KeptKind = (typeof kinds)[number];

/**
 * What stays of a person after the deletion, for the email that tells of it. Call it after the deletion, with the person
 * as found before. In another attempt after a failure their leads are gone: then what came with them counts as kept,
 * because leaving out something that stays would be worse.
 */
export async function keptAfterDeletion(
	db: Database,
	env: Env,
	{ phone }: Identity,
	{ email, leads }: KnownPerson,
): Promise<KeptKind[]> {
	const ids = leads.map(({ id }) => id);
	const numbers = [phone, ...leads.map((lead) => lead.phone)].flatMap((number) => (number && phoneKey(number)) || []);
	const isUnknown = leads.length === 0;
	const found: Record<KeptKind, boolean> = {
		consents: isUnknown || (await db.$count(consentRecords, inArray(consentRecords.contact_submission_id, ids))) > 0,
		revocations: (await revocationsFor(db, [{ id: null, email, phone }])).length > 0,
		suppressed: (await refusedAddresses(db, env, [email])).size > 0,
		complaints: (await complaintsOf(db, email, phone)).length > 0,
		doNotCallChecks: isUnknown || (await db.$count(doNotCallChecks, inArray(doNotCallChecks.phoneKey, numbers))) > 0,
		logs: true,
	};
	return kinds.filter((kind) => found[kind]);
}

/** The paragraphs that say so. */
export function describeKept(locale: Locale, kept: readonly KeptKind[]): string[] {
	const t = translator(locale, "dataRequests");
	const { consentRecordYears, complaintYears, doNotCallCheckYears, securityLogMonths } = retention;
	const values = { consentRecordYears, complaintYears, doNotCallCheckYears, securityLogMonths };
	return [t("mails.deletion.stays"), ...kept.map((kind) => `• ${t(`mails.deletion.kept.${kind}`, values)}`)];
}
