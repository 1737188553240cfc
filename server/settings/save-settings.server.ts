import { isDeepStrictEqual } from "node:util";
import { and, eq } from "drizzle-orm";
import { agency, contentFacts } from "#content/agency.ts";
import { proofFiles, siteSettings } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import type { SetFacts, SettableFacts, SettingsSection } from "#domain/agency/settable-facts.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { evidenceSections, type FactErrors, type FormSection, formRules } from "#domain/settings/form-rules.ts";
import { sectionRules, settingsSections } from "#domain/settings/sections.ts";
import { readFiledProfile } from "#domain/team/public-profile.ts";
import { claimsTopic } from "../pages/claims-pages.server.ts";
import { readNewest, readSetFacts, setFactsOf } from "../pages/read-settings.server.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";
import { type StaffTurn, staffAction } from "../staff/staff-action.server.ts";
import { type EvidenceUpload, knownFiles } from "./evidence-files.server.ts";
import { storeFiledProfiles } from "./filed-profiles.server.ts";
import { lockSettings } from "./lock-settings.server.ts";

export type SettingsParts = Pick<Services, "clock" | "database">;
export type Saver = Pick<LeadActor, "userId" | "ip" | "name">;

/** What is stored for some sections. Null: the facts of `content/agency.ts`. */
type NewFacts = { [Section in SettingsSection]?: SettableFacts[Section] | null };

/**
 * Saves what an admin typed into the form of a section.
 * @param upload the file that the facts name, if it is new
 */
export async function saveSection<Section extends FormSection>(
	services: SettingsParts,
	by: Saver,
	section: Section,
	fields: Readonly<Record<string, unknown>>,
	upload: EvidenceUpload | null = null,
): Promise<ActionResult<object, "newer" | "gone", FactErrors>> {
	const facts: SetFacts = await readSetFacts(services.database.db);
	const before: SettableFacts[Section] = facts[section] ?? contentFacts[section];
	const read = formRules[section].read(fields, { now: services.clock(), timeZone: agency.timeZone, before });
	if (!read.ok) return { ok: false, code: "invalid", errors: read.errors };
	return storeSettings(services, by, {
		facts: only(section, read.facts),
		shown: [section],
		seen: fields.seen,
		what: "set",
		upload,
	});
}

/** Saves the facts of a file, and what it says of people. Sections and people that it lacks stay. */
export async function importSettings(
	services: SettingsParts,
	by: Saver,
	{ facts, people, seen }: { facts: SetFacts; people: Parameters<typeof storeFiledProfiles>[2]; seen: unknown },
): Promise<ActionResult<object, "newer" | "gone" | "impossible">> {
	const at = { now: services.clock(), timeZone: agency.timeZone };
	const isPossible = <Section extends SettingsSection>(section: Section) => {
		const ofSection: SettableFacts[Section] | undefined = facts[section];
		return ofSection === undefined || sectionRules[section].isPossible(ofSection, at);
	};
	const today = zonedTime(at.now, at.timeZone).date;
	const read = people.flatMap(({ email, profile: filed }) => {
		const profile = readFiledProfile(filed, today);
		return profile ? [{ email, profile }] : [];
	});
	if (!settingsSections.every(isPossible) || read.length < people.length) return { ok: false, code: "impossible" };
	return storeSettings(services, by, {
		facts,
		shown: settingsSections,
		seen,
		what: "from a file",
		also: (turn) => storeFiledProfiles(turn, by, read, services.clock()),
	});
}

/** Makes an earlier version of a section the newest one again. `content`: the facts of `content/agency.ts`. */
export async function restoreSection(
	services: SettingsParts,
	by: Saver,
	section: SettingsSection,
	{ version, seen }: { version: number | "content"; seen: unknown },
): Promise<ActionResult<object, "newer" | "gone">> {
	const change = { shown: [section], seen };
	if (version === "content") {
		return storeSettings(services, by, { ...change, facts: only(section, null), what: "as in content/agency.ts" });
	}
	return storeSettings(services, by, {
		...change,
		facts: async (transaction) => {
			const [found] = await transaction
				.select()
				.from(siteSettings)
				.where(and(eq(siteSettings.version, version), eq(siteSettings.section, section)));
			return found ? only(section, found.value) : null;
		},
		what: `restored from version ${version}`,
	});
}

/** The facts of one section. */
export function only(section: SettingsSection, value: SettableFacts[SettingsSection] | null): NewFacts {
	return { [section]: value } as NewFacts;
}

/** The version on the screen: the newest one of the sections that a page shows. */
export function newestVersion(
	newest: readonly { section: SettingsSection; version: number }[],
	shown: readonly SettingsSection[],
): number {
	return Math.max(0, ...newest.filter(({ section }) => shown.includes(section)).map(({ version }) => version));
}

/** True if somebody has saved one of the sections that a page shows since it was loaded. */
export function isSuperseded(
	newest: Parameters<typeof newestVersion>[0],
	shown: readonly SettingsSection[],
	seen: unknown,
): boolean {
	return String(newestVersion(newest, shown)) !== String(seen);
}

/**
 * Stores a version of each section that changes, and announces it: each process renders its pages again.
 * @param facts may be read once nobody else saves any more. `gone`: there are none.
 * @param shown the sections on the screen
 * @param seen their newest version then. `newer`: somebody has saved another one since.
 */
export function storeSettings(
	services: SettingsParts,
	by: Saver,
	{
		facts,
		shown,
		seen,
		what,
		upload = null,
		also,
	}: {
		facts: NewFacts | ((transaction: Transaction) => Promise<NewFacts | null>);
		shown: readonly SettingsSection[];
		seen: unknown;
		what: string;
		upload?: EvidenceUpload | null;
		/** Saved with them, in the same transaction. */
		also?: (turn: StaffTurn) => Promise<void>;
	},
): Promise<ActionResult<object, "newer" | "gone">> {
	const { changes } = services.database;
	return staffAction<ActionResult<object, "newer" | "gone">>(services, by, "site_settings", async (turn) => {
		const { transaction, log } = turn;
		// Of two who save at the same moment, the second one reads what the first one saved.
		await lockSettings(transaction);
		const newest = await readNewest(transaction);
		if (isSuperseded(newest, shown, seen)) return { ok: false, code: "newer" };
		if (upload) {
			const { id, type, bytes } = upload;
			const file = { id, type, bytes, addedByName: by.name, addedAt: services.clock() };
			await transaction.insert(proofFiles).values(file).onConflictDoNothing();
		}
		const given = typeof facts === "function" ? await facts(transaction) : facts;
		if (!given) return { ok: false, code: "gone" };
		const next = await withKnownFiles(transaction, given);
		const before = setFactsOf(newest);
		// A version from before the address was part of it would bring back that of the file, in every email's footer, too.
		if (next.office && !next.office.address && before.office?.address) {
			next.office = { ...next.office, address: before.office.address };
		}
		for (const section of settingsSections) {
			const value = next[section];
			// A list that was emptied isn't the same as none: visitors would get the one that came with the site.
			const known = before[section] ?? (Array.isArray(value) ? undefined : contentFacts[section]);
			const isSame = value === null ? before[section] === undefined : isDeepStrictEqual(value, known);
			if (value === undefined || isSame) continue;
			const row = { section, value, savedById: by.userId, savedByName: by.name, savedAt: services.clock() };
			const [saved] = await transaction.insert(siteSettings).values(row).returning({ version: siteSettings.version });
			await log("SETTINGS_CHANGED", { details: `${section}, version ${saved?.version}: ${what}` });
		}
		await also?.(turn);
		await changes.announce(claimsTopic, transaction);
		return { ok: true };
	});
}

/** Facts of a file or an earlier version name documents that this site may not have. */
async function withKnownFiles(transaction: Transaction, given: NewFacts): Promise<NewFacts> {
	const next: NewFacts = { ...given };
	const check = async <Section extends (typeof evidenceSections)[number]>(section: Section) => {
		const facts: SettableFacts[Section] | null | undefined = given[section];
		const { evidence } = formRules[section];
		if (!facts || !evidence) return;
		next[section] = evidence.withFiles(facts, await knownFiles(transaction, evidence.filesOf(facts)));
	};
	for (const section of evidenceSections) await check(section);
	return next;
}
