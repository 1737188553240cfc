import { and, eq, sql } from "drizzle-orm";
import { agency, contentOffice } from "#content/agency.ts";
import { siteSettings } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { OfficeFacts } from "#domain/office-hours/office-facts.ts";
import { isPossibleOffice, type OfficeErrors, readOfficeForm } from "#domain/settings/office-form.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import { readOfficeVersions } from "../pages/read-office.server.ts";
import type { Services } from "../services.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";

/** Any number that no other advisory lock uses. */
const settingsLock = 7_203_120;

type Parts = Pick<Services, "clock" | "database">;
type Saver = Pick<LeadActor, "userId" | "ip" | "name">;

/** Saves what an admin typed about the office. */
export async function saveOffice(
	services: Parts,
	by: Saver,
	fields: Readonly<Record<string, unknown>>,
): Promise<ActionResult<object, "newer", OfficeErrors>> {
	const [newest] = await readOfficeVersions(services.database.db, 1);
	const { hours } = newest?.value ?? contentOffice;
	const read = readOfficeForm(fields, { now: services.clock(), timeZone: agency.timeZone, before: hours });
	if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
	return store(services, by, { value: read.office, seen: fields.seen, what: "set" });
}

/** Saves the facts of a file. */
export async function importOffice(
	services: Parts,
	by: Saver,
	{ office, seen }: { office: OfficeFacts; seen: unknown },
): Promise<ActionResult<object, "newer" | "impossible">> {
	const isPossible = isPossibleOffice(office, { now: services.clock(), timeZone: agency.timeZone });
	if (!isPossible) return { ok: false, code: "impossible" };
	return store(services, by, { value: office, seen, what: "from a file" });
}

/** Makes an earlier version the newest one again. `content`: the facts of `content/agency.ts`. */
export async function restoreOffice(
	services: Parts,
	by: Saver,
	{ version, seen }: { version: number | "content"; seen: unknown },
): Promise<ActionResult<object, "newer" | "gone">> {
	if (version === "content") return store(services, by, { value: null, seen, what: "as in content/agency.ts" });
	const [found] = await services.database.db
		.select()
		.from(siteSettings)
		.where(and(eq(siteSettings.version, version), eq(siteSettings.section, "office")));
	if (!found) return { ok: false, code: "gone" };
	return store(services, by, { value: found.value, seen, what: `restored from version ${version}` });
}

/**
 * Stores a version, and announces it: each process renders its pages again.
 * @param seen the version on the screen. `newer`: somebody has saved another one since.
 */
function store(
	services: Parts,
	by: Saver,
	{ value, seen, what }: { value: OfficeFacts | null; seen: unknown; what: string },
): Promise<ActionResult<object, "newer">> {
	const { changes } = services.database;
	return staffAction<ActionResult<object, "newer">>(services, by, "site_settings", async ({ transaction, log }) => {
		// Of two who save at the same moment, the second one reads what the first one saved.
		await transaction.execute(sql`SELECT pg_advisory_xact_lock(${settingsLock})`);
		const [newest] = await readOfficeVersions(transaction, 1);
		if (String(newest?.version ?? 0) !== String(seen)) return { ok: false, code: "newer" };
		const row = {
			section: "office" as const,
			value,
			savedById: by.userId,
			savedByName: by.name,
			savedAt: services.clock(),
		};
		const [saved] = await transaction.insert(siteSettings).values(row).returning({ version: siteSettings.version });
		await log("SETTINGS_CHANGED", { details: `office, version ${saved?.version}: ${what}` });
		await changes.announce(claimsTopic, transaction);
		return { ok: true };
	});
}
