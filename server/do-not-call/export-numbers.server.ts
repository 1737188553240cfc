import { and, asc, eq, gt, inArray, isNotNull, sql } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import type { NumberFile } from "#domain/do-not-call/register-address.ts";
import { openStatuses } from "#domain/lead-desk/lead-status.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { isRealLead } from "../leads/is-real-lead.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import { stoppedChannels, suppressionsOf } from "../suppression/suppressions.server.ts";

const atATime = 500;

/**
 * The numbers that staff may want to call, for a service to check: the number of every open lead, once each. Numbers of
 * people who stopped calls are left out, because nobody calls them anyway.
 */
export async function exportNumbers(
	services: Pick<Services, "clock" | "database" | "env">,
	{ userId, ip }: Actor,
	file: NumberFile,
): Promise<Response> {
	const { db } = services.database;
	const numbers = new Set<string>();
	const { id, status, phoneKey, isListed } = contactSubmissions;
	const isCalled = and(
		eq(isListed, true),
		isRealLead,
		inArray(status, openStatuses),
		isNotNull(phoneKey),
		sql`${phoneKey} ~ '^[+]1[0-9]{10}$'`,
	);
	for (let after: string | null = null; ; ) {
		const leads: (typeof contactSubmissions.$inferSelect)[] = await db
			.select()
			.from(contactSubmissions)
			.where(and(isCalled, after === null ? undefined : gt(id, after)))
			.orderBy(asc(id))
			.limit(atATime);
		const stops = await suppressionsOf(db, services.env, leads);
		for (const [index, lead] of leads.entries()) {
			if (lead.phoneKey && !stoppedChannels(stops[index] ?? []).has("calls")) numbers.add(lead.phoneKey.slice(2));
		}
		after = leads.at(-1)?.id ?? null;
		if (leads.length < atATime) break;
	}
	const event = { table: "do_not_call_lists", action: "DO_NOT_CALL_EXPORTED", userId, ip } as const;
	const details = `numbers: ${numbers.size}`;
	await recordSecurity(db, services.clock(), { ...event, details });
	const isTable = file === "numbers.csv";
	const lines = [...(isTable ? ["phone"] : []), ...[...numbers].sort()];
	const headers = {
		"Content-Type": `text/${isTable ? "csv" : "plain"}; charset=utf-8`,
		"Content-Disposition": `attachment; filename="${file}"`,
	};
	return new Response(`${lines.join("\r\n")}\r\n`, { headers });
}
