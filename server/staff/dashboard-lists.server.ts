import { desc } from "drizzle-orm";
import { contactSubmissions, visitorProfiles } from "#database/schema.ts";
import { listLimit, mayOpenDashboard, maySeeContactSubmissions, type StaffRole } from "#domain/staff/roles.ts";
import type { Database } from "../platform/database/client.server.ts";

class NotAllowedError extends Error {
	override name = "NotAllowedError";
	constructor() {
		super("The role of the signed-in user does not allow this");
	}
}

/**
 * The newest leads first.
 * @throws NotAllowedError unless the reader is an admin
 */
export async function listContactSubmissions(db: Database, reader: StaffRole) {
	if (!maySeeContactSubmissions(reader)) throw new NotAllowedError();
	return db.select().from(contactSubmissions).orderBy(desc(contactSubmissions.createdAt)).limit(listLimit);
}

/**
 * The newest profiles first.
 * @throws NotAllowedError unless the reader is an admin or an agent
 */
export async function listVisitorProfiles(db: Database, reader: StaffRole) {
	if (!mayOpenDashboard(reader)) throw new NotAllowedError();
	return db.select().from(visitorProfiles).orderBy(desc(visitorProfiles.created_at)).limit(listLimit);
}
