import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, max } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { publicProfiles, users } from "#database/schema.ts";
import type { ImageRefusal } from "#domain/blog/image-upload.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { type PeopleChange, type PeopleFormResult, readAccountId } from "#domain/staff/people.ts";
import {
	newProfile,
	type ProfileError,
	type PublicProfile,
	readAltForm,
	readProfileForm,
} from "#domain/team/public-profile.ts";
import { awaitFiles } from "../media/await-files.server.ts";
import { storeImage } from "../media/store-image.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { readLeadActor } from "../staff/lead-actor.server.ts";
import { changeRecord } from "./change-record.server.ts";
import { type PeopleAction, refusedProof } from "./people-action.server.ts";

type Refused = Extract<PeopleFormResult, { ok: false }>;

/** Saves what visitors read about somebody, and whether they do. */
export async function saveProfile(action: PeopleAction): Promise<PeopleFormResult> {
	const read = readProfileForm(action.fields, zonedTime(action.services.clock(), agency.timeZone).date);
	if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
	const refused = await refusedProof(action);
	if (refused) return refused;
	const { profile } = read;
	return store(action, { done: "public-saved", details: profile.isShown ? "public" : "not public" }, ({ photo }) => ({
		...profile,
		photo,
	}));
}

/** Saves a new photograph, or what the present one shows, or that there is none. */
export async function savePhoto(action: PeopleAction): Promise<PeopleFormResult> {
	const { services, by, fields } = action;
	const isRemoval = "remove" in fields;
	const read = readAltForm(isRemoval ? {} : fields);
	if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
	const refused = await refusedProof(action);
	if (refused) return refused;
	if (isRemoval) {
		const change = { done: "photo-removed", details: "no photograph" } as const;
		return store(action, change, (before) => ({ ...before, photo: null }));
	}
	const { alt } = read;
	let imageId: string | null = null;
	if (fields.photo instanceof File && fields.photo.size > 0) {
		// Nothing is stored and encoded for a form that is refused afterwards.
		if (!(await isCurrent(action))) return { ok: false, code: "gone" };
		const stored = await storeImage(services, by, new Uint8Array(await fields.photo.arrayBuffer()), "portrait");
		if (!stored.ok)
			return stored.code === "notWriter" ? { ok: false, code: "notAdmin" } : noPhoto(photoErrors[stored.code]);
		imageId = stored.image.id;
		if ((await awaitFiles(services, imageId)) === "failed") return noPhoto("photo_unreadable");
	}
	return store(action, { done: "photo-saved", details: "photograph" }, (before) => {
		if (imageId) return { ...before, photo: { imageId, alt } };
		return before.photo ? { ...before, photo: { ...before.photo, alt } } : noPhoto("photo_missing");
	});
}

function noPhoto(error: ProfileError): Refused {
	return { ok: false, code: "invalid", errors: { photo: error } };
}

const photoErrors: Record<Exclude<ImageRefusal, "notWriter">, ProfileError> = {
	imageTooLarge: "photo_large",
	imageType: "photo_type",
	imageTooSmall: "photo_small",
	imageUnreadable: "photo_unreadable",
	tooManyImages: "photo_often",
};

/** Makes an earlier version the newest one again. */
export async function restoreProfile(action: PeopleAction): Promise<PeopleFormResult> {
	const version = Number(action.fields.restore);
	if (!Number.isSafeInteger(version)) return { ok: false, code: "gone" };
	const refused = await refusedProof(action);
	if (refused) return refused;
	const change = { done: "public-saved", details: `profile ${version} again` } as const;
	return store(action, change, async (_, transaction, userId) => {
		const [found] = await transaction
			.select({ value: publicProfiles.value })
			.from(publicProfiles)
			.where(and(eq(publicProfiles.version, version), eq(publicProfiles.userId, userId)));
		return found?.value ?? { ok: false, code: "gone" };
	});
}

/** True if the person exists, and nobody has saved another version since the form was opened. */
async function isCurrent({ services, fields }: PeopleAction): Promise<boolean> {
	const [person] = await services.database.db
		.select({ newest: max(publicProfiles.version) })
		.from(users)
		.leftJoin(publicProfiles, eq(publicProfiles.userId, users.id))
		.where(and(eq(users.id, readAccountId(fields.person) ?? ""), eq(users.emailVerified, true)))
		.groupBy(users.id);
	return person !== undefined && String(person.newest ?? 0) === fields.seen;
}

/** Stores a new version, unless somebody has saved another one since the form was opened. */
async function store(
	action: PeopleAction,
	{ done, details }: { done: PeopleChange; details: string },
	next: (
		before: PublicProfile,
		transaction: Transaction,
		userId: string,
	) => PublicProfile | Refused | Promise<PublicProfile | Refused>,
): Promise<PeopleFormResult> {
	const { services, by, fields } = action;
	const { name } = await readLeadActor(services, by);
	// The person's row is locked meanwhile.
	return changeRecord(action, done, details, async (transaction, userId) => {
		const [newest] = await transaction
			.select()
			.from(publicProfiles)
			.where(eq(publicProfiles.userId, userId))
			.orderBy(desc(publicProfiles.version))
			.limit(1);
		if (String(newest?.version ?? 0) !== fields.seen) return { ok: false, code: "gone" };
		const value = await next(newest?.value ?? (await newProfileOf(transaction, userId)), transaction, userId);
		if ("ok" in value) return value;
		if (isDeepStrictEqual(value, newest?.value)) return null;
		const saved = { savedByName: name, savedAt: services.clock() };
		await transaction.insert(publicProfiles).values({ userId, value, ...saved });
		return null;
	});
}

async function newProfileOf(transaction: Transaction, userId: string): Promise<PublicProfile> {
	const [person] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, userId));
	return newProfile(person?.name ?? "");
}
