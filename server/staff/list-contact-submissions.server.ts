import { desc } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { listLimit, maySeeContactSubmissions, type StaffRole } from "#domain/staff/roles.ts";
import type { Database } from "../platform/database/client.server.ts";
import { NotAllowedError } from "./not-allowed.server.ts";

/**
 * The newest messages first.
 * @throws NotAllowedError unless the reader is an admin
 */
export async function listContactSubmissions(db: Database, reader: StaffRole) {
	if (!maySeeContactSubmissions(reader)) throw new NotAllowedError();
	return db
		.select({
			id: contactSubmissions.id,
			first_name: contactSubmissions.first_name,
			last_name: contactSubmissions.last_name,
			email: contactSubmissions.email,
			phone: contactSubmissions.phone,
			message: contactSubmissions.message,
			purpose: contactSubmissions.purpose,
			product: contactSubmissions.product,
			state: contactSubmissions.state,
			unserved: contactSubmissions.unserved,
			details: contactSubmissions.details,
			booking_status: contactSubmissions.booking_status,
			locale: contactSubmissions.locale,
			status: contactSubmissions.status,
			spam_reasons: contactSubmissions.spam_reasons,
			created_at: contactSubmissions.created_at,
		})
		.from(contactSubmissions)
		.orderBy(desc(contactSubmissions.created_at))
		.limit(listLimit);
}
