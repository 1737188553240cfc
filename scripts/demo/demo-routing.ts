import { agency } from "#content/agency.ts";
import { routingRules } from "#database/schema.ts";
import { addDays, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { productSlugs } from "#domain/products/products.ts";
import { firstRules } from "#domain/routing/routing-rules.ts";
import { indexSomeLeads } from "#server/lead-desk/list/index-leads.server.ts";
import { routeLeads } from "#server/lead-desk/routing/route-leads.server.ts";
import type { Database } from "#server/platform/database/client.server.ts";
import type { Services } from "#server/services.server.ts";
import type { DemoPerson } from "./demo-staff.ts";

/** The admin turned routing on at that moment. The admin takes no part, and the last of the team is new. */
export async function turnOnRouting(db: Database, [admin, ...agents]: readonly DemoPerson[], at: Date): Promise<void> {
	const today = zonedTime(at, agency.timeZone).date;
	const people = agents.map(({ id }, index) => ({
		userId: id,
		products: productSlugs,
		share: index === 0 ? 2 : 1,
		newSince: index === agents.length - 1 ? addDays(today, -7) : null,
	}));
	// A demo is often made at night, and shows some leads with an owner even so.
	const rules = { ...firstRules, needsHours: false, people };
	const saved = { savedById: admin?.id, savedByName: admin?.name ?? "", savedAt: at };
	await db.insert(routingRules).values({ isOn: true, onSince: at, rules, ...saved });
}

/** Gives the leads that wait for an owner at that moment. */
export async function routeDemoLeads(parts: Pick<Services, "database" | "env">, at: Date): Promise<void> {
	const then = { ...parts, clock: () => at, intake: { calm: async () => {} }, jobs: { enqueue: async () => {} } };
	for (let isMore = true; isMore; ) isMore = await indexSomeLeads(then);
	await routeLeads(then);
}
