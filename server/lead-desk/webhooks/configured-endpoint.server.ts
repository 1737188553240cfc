import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { webhookEndpoints } from "#database/schema.ts";
import type { Services } from "../../services.server.ts";

type Endpoint = typeof webhookEndpoints.$inferSelect;

/**
 * Creates the endpoint of `LEAD_WEBHOOK_URL`, or updates it. Its receivers get what they always got: new leads only, in
 * the original format. If the configuration no longer names one, the endpoint is off, and its log can be read.
 */
export async function keepConfiguredEndpoint({
	database: { db },
	env: { leadWebhook },
	clock,
}: Pick<Services, "database" | "env" | "clock">): Promise<void> {
	const { origin, id } = webhookEndpoints;
	const find = async () => (await db.select().from(webhookEndpoints).where(eq(origin, "configuration"))).at(0);
	const found = await find();
	const change = (endpoint: Endpoint, changes: Partial<Endpoint>) =>
		db.update(webhookEndpoints).set(changes).where(eq(id, endpoint.id));
	if (!leadWebhook) {
		if (found?.enabled) await change(found, { enabled: false, disabledReason: "unset" });
		return;
	}
	if (found) {
		const { url } = leadWebhook;
		// An address that answered "gone" stays off, another one may work.
		const isBack = found.disabledReason === "unset" || (found.disabledReason === "gone" && found.url !== url);
		await change(found, { url, ...(isBack && { enabled: true, disabledReason: null, troubleToldAt: null }) });
		return;
	}
	try {
		await db.insert(webhookEndpoints).values({
			id: randomUUID(),
			origin: "configuration",
			name: "",
			url: leadWebhook.url,
			createdByName: "",
			events: ["lead.created"],
			payload: "original",
			enabled: true,
			createdAt: clock(),
		});
	} catch (error) {
		// Another process was quicker.
		if (!(await find())) throw error;
	}
}
