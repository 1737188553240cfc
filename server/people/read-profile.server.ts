import { and, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { agency } from "#content/agency.ts";
import { blogImageFiles, blogImages, publicProfiles } from "#database/schema.ts";
import { titleIds } from "#domain/claims/team-member.ts";
import { isHeldLicense } from "#domain/compliance/licenses-in-effect.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { mayOpenDashboard, type StaffRole } from "#domain/staff/roles.ts";
import {
	fieldsOfProfile,
	hiddenReason,
	newProfile,
	type PublicProfile,
	profileSchema,
	textField,
} from "#domain/team/public-profile.ts";
import type { StaffRecord } from "#domain/team/staff-record.ts";
import { formatDateTime } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import type { LicenseRow } from "./read-record.server.ts";

/** Older versions stay in the database. */
const shownVersions = 10;

/** The form of what visitors read about somebody, whether they see it, and its versions. */
export async function readProfile(
	{ clock, database }: Pick<Services, "clock" | "database">,
	person: { id: string; name: string; role: StaffRole },
	{ record: { languages }, licenses }: { record: StaffRecord; licenses: readonly LicenseRow[] },
	locale: Locale,
) {
	const rows = await database.db
		.select()
		.from(publicProfiles)
		.where(eq(publicProfiles.userId, person.id))
		.orderBy(desc(publicProfiles.version))
		.limit(shownVersions);
	const { titles } = copyFor(locale, "team");
	const text = copyFor(locale, "people", { days: "" }).public;
	const saved = translator(locale, "settings.filled");
	const onFile = {
		mayOpenDashboard: mayOpenDashboard(person.role),
		languages,
		isLicensed: licenses.some(({ state, standing }) => standing !== "expired" && isHeldLicense(state)),
	};
	const linesOf = ({ isShown, name, title, ownTitle }: PublicProfile) => [
		`${name} · ${ownTitle[locale] ?? titles[title]} · ${isShown ? text.on : text.off}`,
	];
	const [newest] = rows.map(readVersion);
	const profile = newest ?? newProfile(person.name);
	const { photo } = profile;
	return {
		photo: photo && {
			id: photo.imageId,
			...(await readPicture(database.db, photo.imageId)),
			alts: Object.fromEntries(locales.map((one) => [textField("alt", one), photo.alt[one] ?? ""])),
		},
		fields: fieldsOfProfile(profile),
		hidden: hiddenReason(profile, onFile, zonedTime(clock(), agency.timeZone).date),
		titles: titleIds.map((id) => ({ value: id, label: titles[id] })),
		/** The version on the screen: a form that is sent later doesn't overwrite a newer one. */
		seen: String(rows[0]?.version ?? 0),
		versions: rows.map((row, index) => {
			const value = readVersion(row);
			return {
				id: String(row.version),
				isNewest: index === 0,
				saved: saved("saved", { who: row.savedByName, at: formatDateTime(locale, row.savedAt, agency.timeZone) }),
				lines: value ? linesOf(value) : [],
			};
		}),
	};
}

/**
 * The photograph in the page itself, because visitors may not see it yet. Without one, its files are still being made,
 * or none can be.
 */
async function readPicture(db: Database, imageId: string): Promise<{ src: string | null; isUnreadable: boolean }> {
	const { bytes, width, format } = blogImageFiles;
	const [image] = await db
		.select({ bytes, failedAt: blogImages.failedAt })
		.from(blogImages)
		.leftJoin(blogImageFiles, and(eq(blogImageFiles.imageId, blogImages.id), eq(width, 192), eq(format, "jpeg")))
		.where(eq(blogImages.id, imageId));
	return {
		src: image?.bytes ? `data:image/jpeg;base64,${Buffer.from(image.bytes).toString("base64")}` : null,
		isUnreadable: !image || image.failedAt !== null,
	};
}

/** Null if this version of the site can't read it. */
function readVersion({ value }: Pick<typeof publicProfiles.$inferSelect, "value">): PublicProfile | null {
	const read = v.safeParse(profileSchema, value);
	return read.success ? read.output : null;
}
