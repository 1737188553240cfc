import { and, desc, eq, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { leadDeliveries, leadReplies } from "#database/schema.ts";
import { deliveryKinds, heldReasons, isResendable } from "#domain/lead-desk/delivery.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { WebhookResult } from "#domain/webhooks/webhook-result.ts";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import type { Database } from "../../platform/database/client.server.ts";
import { noMailbox } from "../../platform/mail/refused-recipient.server.ts";
import { describeWebhook, readWebhookResults } from "../webhooks/webhook-results.server.ts";
import { resendDelivery } from "./resend-delivery.server.ts";

const maxShown = 50;

/**
 * The data of `DeliveryList` on a lead's page: every attempt to send an email or a text about the lead and every call
 * of a webhook, newest first. The page's loader calls it for a lead that `findLead` gave it.
 */
export async function deliveriesPanel(db: Database, leadId: string, screen: Locale) {
	const t = translator(screen, "leadReplies");
	const rows = await db
		.select({ delivery: leadDeliveries, replyId: leadReplies.id })
		.from(leadDeliveries)
		.leftJoin(leadReplies, and(eq(leadReplies.leadId, leadDeliveries.leadId), eq(leadReplies.id, replyOfJob)))
		.where(eq(leadDeliveries.leadId, leadId))
		.orderBy(desc(leadDeliveries.attemptedAt), desc(leadDeliveries.id))
		.limit(maxShown);
	const results = await readWebhookResults(
		db,
		rows.map(({ delivery }) => delivery),
	);
	const offered = new Set<string>();
	const deliveries = rows.map(({ delivery, replyId }) => {
		const { id, kind, outcome, attemptedAt } = delivery;
		const call = results.get(delivery.jobId);
		const words = describeDelivery({ ...delivery, call }, screen);
		// Each is offered once, next to its newest attempt. The first job identifies an email of staff, the delivery a call.
		const what = kind === "send-reply" ? replyId : call ? delivery.jobId : kind;
		const isOffered = what !== null && isResendable(kind) && !offered.has(what);
		if (isOffered) offered.add(what);
		return {
			id,
			outcome,
			...words,
			time: formatDateTime(screen, attemptedAt, agency.timeZone),
			at: attemptedAt.toISOString(),
			resendLabel: isOffered ? t("deliveries.resendLabel", { what: words.what }) : null,
		};
	});
	const copy = {
		title: t("deliveries.title"),
		none: t("deliveries.none"),
		resend: t("deliveries.resend"),
		resent: t("deliveries.resent"),
		resendAsk: t("deliveries.resendAsk"),
		resendYes: t("deliveries.resendYes"),
	};
	return { copy, deliveries };
}

/** A job's id is a UUID, but the column takes what providers report, too. */
const replyOfJob = sql`CASE WHEN ${leadDeliveries.kind} = 'send-reply' THEN ${leadDeliveries.jobId}::uuid END`;

interface SentAboutLead {
	kind: string;
	outcome: "sent" | "failed" | "held";
	detail: string | null;
	/** The call of a webhook, if its log still exists. */
	call?: WebhookResult;
}

/** An attempt or a call in words, also for the timeline. */
export function describeDelivery({ kind, outcome, detail, call }: SentAboutLead, screen: Locale) {
	if (kind === "deliver-lead-webhook") return describeWebhook(outcome, call ?? null, screen);
	const t = translator(screen, "leadReplies");
	const known = deliveryKinds.find((one) => one === kind);
	const held = heldReasons.find((reason) => reason === detail);
	return {
		what: known ? t(`deliveries.kinds.${known}`) : kind,
		outcomeText: t(`deliveries.outcomes.${outcome}`),
		detail: held ? t(`deliveries.reasons.${held}`) : detail === noMailbox ? t("deliveries.noMailbox") : detail,
	};
}

/**
 * Handles the form of `DeliveryList`, whose `intent` is `resend`. The page's action redirects to the page with
 * `done=delivery-resent` if the result is null, and otherwise gives the notice to `DeliveryList`.
 */
export async function handleResend(
	services: Parameters<typeof resendDelivery>[0],
	reader: LeadActor,
	fields: Readonly<Record<string, unknown>>,
): Promise<{ tone: "bad"; title: string; text: string } | null> {
	const result = await resendDelivery(services, reader, fields.delivery);
	if (result.ok) return null;
	const t = translator(reader.locale, "leadReplies");
	return { tone: "bad", title: t("deliveries.refusals.title"), text: t(`deliveries.refusals.${result.code}`) };
}
