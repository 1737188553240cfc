import { isDeepStrictEqual } from "node:util";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { blogImages, publicProfiles, users } from "#database/schema.ts";
import { type PublicProfile, profileSchema } from "#domain/team/public-profile.ts";
import { lineOf } from "#domain/text/plain-text.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { StaffTurn } from "../staff/staff-action.server.ts";
import type { Saver } from "./save-settings.server.ts";

/** What visitors read about somebody, for a file of the settings. Another site knows people by their address. */
interface FiledProfile {
	email: string;
	profile: PublicProfile;
}

export const filedProfilesSchema = v.array(
	v.object({ email: lineOf(254), profile: profileSchema }),
) satisfies v.GenericSchema<unknown, FiledProfile[]>;

/** The newest profile of everybody who has one. */
export async function readFiledProfiles(db: Database): Promise<FiledProfile[]> {
	const rows = await newestProfiles(db);
	return rows.flatMap(({ email, value }) => {
		const read = v.safeParse(profileSchema, value);
		return read.success ? [{ email, profile: read.output }] : [];
	});
}

/**
 * Stores the profiles of accounts that this site has. A photograph is named, not contained: one that this person never
 * had here is left out. Nobody who is hidden here becomes public by a file: it may be older than that decision.
 */
export async function storeFiledProfiles(
	{ transaction, log }: StaffTurn,
	by: Saver,
	filed: readonly FiledProfile[],
	savedAt: Date,
): Promise<void> {
	const byEmail = new Map(filed.map(({ email, profile }) => [email, profile]));
	if (byEmail.size === 0) return;
	const people = await transaction
		.select({ id: users.id, email: users.email })
		.from(users)
		.where(and(inArray(users.email, [...byEmail.keys()]), eq(users.emailVerified, true)))
		.for("update");
	const before = new Map((await newestProfiles(transaction)).map(({ email, value }) => [email, value]));
	for (const { id, email } of people) {
		const profile = byEmail.get(email);
		if (!profile) continue;
		const current = before.get(email);
		const isShown = profile.isShown && current?.isShown !== false;
		const value = { ...profile, isShown, photo: await knownPhoto(transaction, id, profile.photo) };
		if (isDeepStrictEqual(value, current)) continue;
		await transaction.insert(publicProfiles).values({ userId: id, value, savedByName: by.name, savedAt });
		await log("RECORD_CHANGED", { subjectId: id, details: isShown ? "public" : "not public" });
	}
}

function newestProfiles(db: Database | Transaction) {
	const newest = db
		.selectDistinctOn([publicProfiles.userId])
		.from(publicProfiles)
		.orderBy(publicProfiles.userId, desc(publicProfiles.version))
		.as("newest");
	return db
		.select({ email: users.email, value: newest.value })
		.from(newest)
		.innerJoin(users, eq(users.id, newest.userId))
		.orderBy(asc(users.email));
}

async function knownPhoto(
	transaction: Transaction,
	userId: string,
	photo: PublicProfile["photo"],
): Promise<PublicProfile["photo"]> {
	if (!photo || !v.is(v.pipe(v.string(), v.uuid()), photo.imageId)) return null;
	const isTheirs = and(
		eq(publicProfiles.userId, userId),
		sql`${publicProfiles.value} -> 'photo' ->> 'imageId' = ${photo.imageId}`,
	);
	const isKnown = and(eq(blogImages.id, photo.imageId), eq(blogImages.use, "portrait"));
	const isHere =
		(await transaction.$count(publicProfiles, isTheirs)) > 0 && (await transaction.$count(blogImages, isKnown)) > 0;
	return isHere ? photo : null;
}
