import { and, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { userRoles, users, webhookEndpoints } from "#database/schema.ts";
import { staffLanguage } from "#domain/locale/locales.ts";
import { webhookPath } from "#domain/webhooks/webhook-address.ts";
import { fact } from "#emails/fact-table.tsx";
import { formatDateTime } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";
import { draftEmail } from "../../emails/email-draft.server.ts";
import { sendEmail } from "../../emails/send-email.server.ts";
import type { Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import type { WebhookEndpoint } from "./claim-deliveries.server.ts";
import { endpointName } from "./endpoint-name.server.ts";

/** `dead`: a delivery was given up. `gone`: the receiver answered 410, so the endpoint was turned off. */
type Trouble = "dead" | "gone";

/**
 * Tells all admins that an endpoint fails: once, until a call succeeds again. A receiver that says it is gone gets no
 * more calls.
 */
export async function tellOfTrouble(
	{ clock, jobs }: Pick<Services, "clock" | "jobs">,
	transaction: Transaction,
	endpoint: WebhookEndpoint,
	trouble: Trouble,
): Promise<void> {
	const { id } = webhookEndpoints;
	const [locked] = await transaction.select().from(webhookEndpoints).where(eq(id, endpoint.id)).for("update");
	const isTold = trouble === "gone" ? !locked?.enabled : locked?.troubleToldAt != null;
	if (!locked || isTold) return;
	const off = { enabled: false, disabledReason: "gone" } as const;
	await transaction
		.update(webhookEndpoints)
		.set({ troubleToldAt: clock(), ...(trouble === "gone" && off) })
		.where(eq(id, endpoint.id));
	const admins = await transaction.select().from(userRoles).where(eq(userRoles.role, "admin"));
	const data = { endpointId: endpoint.id, trouble, at: clock().toISOString() };
	await jobs.enqueueAll(
		transaction,
		admins.map(({ user_id }) => ({ name: "mail-webhook-trouble" as const, data: { ...data, adminId: user_id } })),
	);
}

/** Writes to one admin, in their language. */
export async function mailWebhookTrouble(
	services: Pick<Services, "database" | "env" | "mailer" | "renderer">,
	{ endpointId, adminId, trouble, at }: { endpointId: string; adminId: string; trouble: Trouble; at: string },
	jobId: string,
): Promise<void> {
	const { db } = services.database;
	const [endpoint] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpointId));
	const [found] = await db
		.select({ admin: users })
		.from(users)
		.innerJoin(userRoles, and(eq(userRoles.user_id, users.id), eq(userRoles.role, "admin")))
		.where(eq(users.id, adminId));
	if (!endpoint || !found) return;
	const language = found.admin.language ?? found.admin.lastLanguage ?? staffLanguage;
	const t = translator(language, "webhooks.filled");
	const name = endpointName(endpoint, language);
	const title = t(`trouble.${trouble}.subject`, { name });
	const draft = draftEmail({ to: found.admin.email, subject: title }, "staffMessage", {
		language,
		copy: {
			preview: t(`trouble.${trouble}.text`),
			title,
			text: t(`trouble.${trouble}.text`),
			facts: [
				...fact(t("trouble.endpoint"), name),
				// The rest of an address is often a secret.
				...fact(translator(language, "webhooks")("fields.url"), new URL(endpoint.url).host),
				...fact(t("trouble.time"), formatDateTime(language, new Date(at), agency.timeZone)),
			],
			open: t("trouble.open"),
			footer: t("trouble.footer"),
		},
		dashboardUrl: `${services.env.siteOrigin}${webhookPath(endpointId)}`,
	});
	await sendEmail(services, draft, jobId);
}
