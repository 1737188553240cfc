import { desc } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { listLimit, maySeeContactSubmissions, type StaffRole } from "#domain/staff/roles.ts";
import type { Database } from "../platform/database/client.server.ts";
import { NotAllowedError } from "./not-allowed.server.ts";

/**
 * The newest leads first.
 * @throws NotAllowedError unless the reader is an admin
 */
export async function listContactSubmissions(db: Database, reader: StaffRole) {
	if (!maySeeContactSubmissions(reader)) throw new NotAllowedError();
	return db.select().from(contactSubmissions).orderBy(desc(contactSubmissions.createdAt)).limit(listLimit);
}
