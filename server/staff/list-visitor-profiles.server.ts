import { desc } from "drizzle-orm";
import { visitorProfiles } from "#database/schema.ts";
import { listLimit, mayOpenDashboard, type StaffRole } from "#domain/staff/roles.ts";
import type { Database } from "../platform/database/client.server.ts";
import { NotAllowedError } from "./not-allowed.server.ts";

/**
 * The newest profiles first.
 * @throws NotAllowedError unless the reader is an admin or an agent
 */
export async function listVisitorProfiles(db: Database, reader: StaffRole) {
	if (!mayOpenDashboard(reader)) throw new NotAllowedError();
	return db.select().from(visitorProfiles).orderBy(desc(visitorProfiles.created_at)).limit(listLimit);
}
