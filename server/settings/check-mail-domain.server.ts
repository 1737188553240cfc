import { agency, contentFacts } from "#content/agency.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { MailFacts } from "#domain/agency/settable-facts.ts";
import { type CheckedRecord, checkMailRecords } from "#domain/settings/check-mail-records.ts";
import { type MailRecord, neededRecords } from "#domain/settings/mail-records.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import type { Env } from "../platform/env.server.ts";
import { smtpHostOf } from "../platform/mail/mailer.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";

/** The records that email from the site needs, with what is set. */
export function recordsFor(
	{ mailFrom, dkimSelector }: Pick<MailFacts, "mailFrom" | "dkimSelector">,
	env: Env,
): MailRecord[] {
	return neededRecords({ mailFrom, dkimSelector, replyTo: agency.email, smtpHost: smtpHostOf(env) });
}

/** Asks name servers whether they have those records. */
export async function checkMailDomain(
	{ database, dns, env, limiter }: Pick<Services, "database" | "dns" | "env" | "limiter">,
	{ userId }: Pick<Actor, "userId">,
): Promise<ActionResult<{ records: CheckedRecord[] }, "limited">> {
	if (!limiter.take(limits.recordChecksPerAdmin, userId)) return { ok: false, code: "limited" };
	const { mail = contentFacts.mail } = await readSetFacts(database.db);
	return { ok: true, records: await checkMailRecords(recordsFor(mail, env), dns()) };
}
