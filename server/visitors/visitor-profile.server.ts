import { and, eq } from "drizzle-orm";
import { contactSubmissions, visitorProfiles } from "#database/schema.ts";
import type { Journey } from "#domain/profiling/journey.ts";
import type { OwnProfile } from "#domain/profiling/own-profile.ts";
import { visitorProfile } from "#domain/profiling/visitor-model.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";

/**
 * Estimates the persona of a visit from its journey, and stores one profile for the visit. The server estimates, so that
 * no browser can choose its persona.
 * @param contactSubmissionId a lead of the same visit; the lead of another visit is ignored
 */
export async function saveVisitorProfile(
	{ database, clock }: Pick<Services, "database" | "clock">,
	sessionId: string,
	journey: Journey,
	contactSubmissionId?: string,
): Promise<OwnProfile> {
	const now = clock();
	const submission = contactSubmissionId && (await ownSubmission(database.db, sessionId, contactSubmissionId));
	const profile = {
		...visitorProfile(journey),
		journey,
		updated_at: now,
		...(submission ? { contact_submission_id: submission } : {}),
	};
	const [row] = await database.db
		.insert(visitorProfiles)
		.values({ ...profile, session_id: sessionId, created_at: now })
		.onConflictDoUpdate({ target: visitorProfiles.session_id, set: profile })
		.returning();
	if (!row) throw new Error("The profile was not returned after it was stored");
	return ownProfile(row);
}

export async function readVisitorProfile(db: Database, sessionId: string): Promise<OwnProfile | undefined> {
	const [row] = await db.select().from(visitorProfiles).where(eq(visitorProfiles.session_id, sessionId));
	return row && ownProfile(row);
}

export async function deleteVisitorProfile(db: Database, sessionId: string): Promise<void> {
	await db.delete(visitorProfiles).where(eq(visitorProfiles.session_id, sessionId));
}

async function ownSubmission(db: Database, sessionId: string, id: string): Promise<string | undefined> {
	const [row] = await db
		.select({ id: contactSubmissions.id })
		.from(contactSubmissions)
		.where(and(eq(contactSubmissions.id, id), eq(contactSubmissions.sessionId, sessionId)));
	return row?.id;
}

function ownProfile(row: typeof visitorProfiles.$inferSelect): OwnProfile {
	const { id: _, session_id: __, created_at, updated_at, ...profile } = row;
	return { ...profile, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}
