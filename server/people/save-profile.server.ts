import { isDeepStrictEqual } from "node:util";
import { and, desc, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { publicProfiles } from "#database/schema.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { PeopleFormResult } from "#domain/staff/people.ts";
import { type PublicProfile, readProfileForm } from "#domain/team/public-profile.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { readLeadActor } from "../staff/lead-actor.server.ts";
import { changeRecord } from "./change-record.server.ts";
import type { PeopleAction } from "./people-action.server.ts";

/** Saves what visitors read about somebody, and whether they do. */
export async function saveProfile(action: PeopleAction): Promise<PeopleFormResult> {
	const read = readProfileForm(action.fields, zonedTime(action.services.clock(), agency.timeZone).date);
	if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
	const { profile } = read;
	return store(action, profile.isShown ? "public" : "not public", async () => profile);
}

/** Makes an earlier version the newest one again. */
export async function restoreProfile(action: PeopleAction): Promise<PeopleFormResult> {
	const version = Number(action.fields.restore);
	if (!Number.isSafeInteger(version)) return { ok: false, code: "gone" };
	return store(action, `profile ${version} again`, async (transaction, userId) => {
		const [found] = await transaction
			.select({ value: publicProfiles.value })
			.from(publicProfiles)
			.where(and(eq(publicProfiles.version, version), eq(publicProfiles.userId, userId)));
		return found?.value ?? null;
	});
}

/** Stores a new version, unless somebody has saved another one since the form was opened. */
async function store(
	action: PeopleAction,
	details: string,
	choose: (transaction: Transaction, userId: string) => Promise<PublicProfile | null>,
): Promise<PeopleFormResult> {
	const { services, by, fields } = action;
	const { name } = await readLeadActor(services, by);
	// The person's row is locked meanwhile.
	return changeRecord(action, "public-saved", details, async (transaction, userId) => {
		const [newest] = await transaction
			.select()
			.from(publicProfiles)
			.where(eq(publicProfiles.userId, userId))
			.orderBy(desc(publicProfiles.version))
			.limit(1);
		const value = await choose(transaction, userId);
		if (!value || String(newest?.version ?? 0) !== fields.seen) return { ok: false, code: "gone" };
		if (isDeepStrictEqual(value, newest?.value)) return null;
		const saved = { savedByName: name, savedAt: services.clock() };
		await transaction.insert(publicProfiles).values({ userId, value, ...saved });
		return null;
	});
}
