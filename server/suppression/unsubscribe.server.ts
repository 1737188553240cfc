import { eq } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { type ContactChannel, maskedEmail, maskedPhone, type RevocationMethod } from "#domain/contacts/revocation.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { Services } from "../services.server.ts";
import { recordRevocation } from "./record-revocation.server.ts";
import { isAskedFor, stoppedChannels, suppressionsOf } from "./suppressions.server.ts";
import { recipientOf } from "./unsubscribe-link.server.ts";

/** The data that the holder of a link may see. The email may have been forwarded. */
export interface Subscription {
	recipient: string;
	/** The number that came with the lead. Null if there was none, or the lead is deleted. */
	number: string | null;
	/** The channels that the person stopped so far, and when they last did. */
	stopped: { channels: ContactChannel[]; since: Date; dueOn: string } | null;
}

/** Reads and changes nothing: mail programs and scanners open links by themselves. @returns null if the link is not ours */
export async function readSubscription(
	{ database, env }: Pick<Services, "database" | "env">,
	token: string,
): Promise<Subscription | null> {
	const recipient = recipientOf(env, token);
	if (!recipient) return null;
	const { email, leadId } = recipient;
	const phone = await phoneOf(database, leadId);
	const [known = []] = await suppressionsOf(database.db, env, [{ id: leadId, email, phone }]);
	const asked = known.filter(isAskedFor);
	const last = asked.at(-1);
	return {
		recipient: maskedEmail(email),
		number: phone && maskedPhone(phone),
		stopped: last ? { channels: [...stoppedChannels(asked)], since: last.since, dueOn: last.dueOn ?? "" } : null,
	};
}

/** @returns false if the link is not ours */
export async function unsubscribe(
	services: Pick<Services, "database" | "env" | "clock" | "jobs" | "ledger">,
	token: string,
	how: { channels: readonly ContactChannel[]; method: RevocationMethod; locale?: Locale },
	visitor: { ip: string; userAgent: string },
): Promise<boolean> {
	const recipient = recipientOf(services.env, token);
	if (!recipient) return false;
	await recordRevocation(services, {
		...recipient,
		phone: await phoneOf(services.database, recipient.leadId),
		...how,
		locale: how.locale ?? recipient.locale,
		ipAddress: visitor.ip,
		userAgent: visitor.userAgent,
	});
	return true;
}

async function phoneOf({ db }: Services["database"], leadId: string): Promise<string | null> {
	const [lead] = await db
		.select({ phone: contactSubmissions.phone })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.id, leadId));
	return lead?.phone || null;
}
