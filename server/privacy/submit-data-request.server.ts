import { dataRequests } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { checkDataRequest, type DataRequestErrors } from "#domain/privacy/data-request.ts";
import { dataRequestDueAt } from "#domain/privacy/request-clock.ts";
import { siteUses } from "../platform/networks.server.ts";
import { limits } from "../rate-limits.server.ts";
import type { Services } from "../services.server.ts";

export type DataRequestResult =
	| { ok: true }
	| {
			ok: false;
			errors: DataRequestErrors;
			/** The typed values, so that the page shows them again. */
			values: Record<string, string>;
			failure?: "refused" | "unavailable";
	  };

/**
 * Receives a request about personal data and mails a link to the address, because anybody may type a stranger's. The
 * answer tells nothing about whether we know the address.
 */
export async function submitDataRequest(
	{ database, clock, jobs, limiter, log }: Pick<Services, "database" | "clock" | "jobs" | "limiter" | "log">,
	form: FormData,
	{ ip, locale }: { ip: string; locale: Locale },
): Promise<DataRequestResult> {
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
		await database.db.transaction(async (transaction) => {
			const [row] = await transaction
				.insert(dataRequests)
				.values({
					...request,
					phone: phone || null,
					state: "unconfirmed",
					locale,
					receivedAt,
					dueAt: dataRequestDueAt(receivedAt),
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
