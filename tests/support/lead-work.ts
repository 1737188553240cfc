import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { contactSubmissions, staffLicenses, userRoles, users } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { DeskLead } from "#server/lead-desk/work/find-lead.server.ts";
import type { LeadAction } from "#server/lead-desk/work/lead-action.server.ts";
import { leadStore } from "#server/leads/store-leads.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { leadActor } from "./actors.ts";
import { intakeEntry } from "./intake-entry.ts";
import type { TestServices } from "./test-services.ts";

/** Actions that several tests of work on leads share. */
export function leadWork(services: TestServices) {
	const { db } = services.database;
	return {
		/** An account with this role, and licenses that are valid for long. */
		async person(name: string, role: "admin" | "agent", states: readonly string[] = ["FL"]): Promise<LeadActor> {
			const userId = randomUUID().replaceAll("-", "");
			const row = {
				id: userId,
				name,
				email: `${userId}@example.com`,
				emailVerified: true,
				updatedAt: services.clock(),
			};
			await db.insert(users).values(row);
			await db.insert(userRoles).values({ user_id: userId, role });
			const license = { userId, number: "W1", expiresOn: "2039-01-01" };
			if (states.length > 0) await db.insert(staffLicenses).values(states.map((state) => ({ ...license, state })));
			return readLeadActor(services, leadActor({ userId, role }));
		},
		/** A stored lead. @returns its id */
		async lead(changes: Partial<Lead> = {}): Promise<string> {
			const entry = intakeEntry({ lead: changes, receivedAt: services.clock().toISOString() });
			await leadStore(services).store([entry]);
			return entry.id;
		},
		async read(leadId: string): Promise<DeskLead> {
			const [lead] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, leadId));
			if (!lead) throw new Error("There is no such lead");
			return lead;
		},
		action(
			by: LeadActor,
			leadId: string,
			fields: Record<string, unknown> = {},
		): LeadAction & { services: TestServices } {
			return { services, by, leadId, fields };
		},
	};
}
