import { and, eq, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { dataRequests, siteSettings, webhookEndpoints } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { checkDataRequest, type DataRequestErrors } from "#domain/privacy/data-request.ts";
import { dataRequestDueAt } from "#domain/privacy/request-clock.ts";
import { siteUses } from "../platform/networks.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";
import { recordOptOuts } from "../suppression/sharing-opt-out.server.ts";

export type DataRequestResult =
	| {
			ok: true;
			/** An opt-out of sale or sharing, which counts already: when the rest is due that staff do by hand. */
			optOut?: { restDueAt: Date | null };
	  }
	| {
			ok: false;
			errors: DataRequestErrors;
			/** The typed values, so that the page shows them again. */
			values: Record<string, string>;
			failure?: "refused" | "unavailable";
	  };

type Parts = Pick<Services, "database" | "env" | "clock" | "jobs" | "limiter" | "log">;

/**
 * Receives a request about personal data and mails a link to the address, because anybody may type a stranger's. An
 * opt-out of sale or sharing needs no link: it counts at once. The answer tells nothing about whether we know the address.
 */
export async function submitDataRequest(
	parts: Parts,
	form: FormData,
	{ ip, locale }: { ip: string; locale: Locale },
): Promise<DataRequestResult> {
	const { database, clock, jobs, limiter, log } = parts;
	const values = Object.fromEntries(
		[...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
	);
	const checked = checkDataRequest(values);
	if (!checked.ok) return { ok: false, errors: checked.errors, values };
	const refused = (failure: "refused" | "unavailable") => ({ ok: false, errors: {}, values, failure }) as const;
	// A person whose browser fills in the hidden field must learn that nothing was sent.
	if (values.company_website) return refused("refused");
	const uses = siteUses(limiter, limits.dataRequestsPerAddress, limits.dataRequestsOfSite, ip);
	if (limiter.takeAll(uses)) return refused("refused");

	const { phone, ...request } = checked.request;
	const receivedAt = clock();
	try {
		if (request.kind === "no_sale") {
			return { ok: true, optOut: await optOut(parts, { ...request, phone: phone || null, locale }) };
		}
		await database.db.transaction(async (transaction) => {
			const [row] = await transaction
				.insert(dataRequests)
				.values({
					...request,
					phone: phone || null,
					state: "unconfirmed",
					locale,
					receivedAt,
					dueAt: dataRequestDueAt(request.kind, receivedAt, agency.timeZone),
				})
				.returning({ id: dataRequests.id });
			if (row) await jobs.enqueue(transaction, "confirm-data-request", { requestId: row.id });
		});
		return { ok: true };
	} catch (error) {
		log.error({ error }, "a request about personal data could not be stored");
		limiter.giveBack(uses);
		return refused("unavailable");
	}
}

/**
 * Records an opt-out for the person. Companies that had something before are told by hand: those behind webhooks and behind
 * the tag manager. Without any, the request is done.
 */
async function optOut(
	{ database, env, clock, jobs }: Parts,
	request: Pick<typeof dataRequests.$inferInsert, "name" | "details" | "locale"> & {
		email: string;
		phone: string | null;
	},
): Promise<{ restDueAt: Date | null }> {
	const receivedAt = clock();
	return database.db.transaction(async (transaction) => {
		await recordOptOuts(transaction, env, [{ ...request, at: receivedAt }]);
		const endpoints = await transaction.select({ id: webhookEndpoints.id }).from(webhookEndpoints).limit(1);
		const { section, value } = siteSettings;
		const hadContainer = and(eq(section, "analytics"), sql`coalesce(${value} ->> 'tagManagerId', '') <> ''`);
		const containers = await transaction.$count(siteSettings, hadContainer);
		const isDone = endpoints.length === 0 && containers === 0 && !agency.tagManagerId;
		const { id, kind, state, email, dueAt } = dataRequests;
		const isOpen = and(eq(kind, "no_sale"), eq(state, "open"), eq(sql`lower(${email})`, request.email.toLowerCase()));
		const [known] = await transaction.select({ dueAt }).from(dataRequests).where(isOpen).limit(1);
		if (known) return { restDueAt: known.dueAt };
		const due = dataRequestDueAt("no_sale", receivedAt, agency.timeZone);
		const [row] = await transaction
			.insert(dataRequests)
			.values({
				...request,
				kind: "no_sale",
				state: isDone ? "done" : "open",
				receivedAt,
				dueAt: due,
				doneAt: isDone ? receivedAt : null,
			})
			.returning({ id });
		if (row) await jobs.enqueue(transaction, "report-data-request", { requestId: row.id });
		return { restDueAt: isDone ? null : due };
	});
}
