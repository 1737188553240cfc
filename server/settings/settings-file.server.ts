import * as v from "valibot";
import { withContent } from "#content/agency.ts";
import type { SetFacts, SettableFacts } from "#domain/agency/settable-facts.ts";
import { withoutPastDays } from "#domain/settings/office-form.ts";
import { sectionRules } from "#domain/settings/sections.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";
import { filedProfilesSchema, readFiledProfiles } from "./filed-profiles.server.ts";
import { withIds } from "./read-rate-file.server.ts";
import { hasOwnOriginals, type RefusedText, refusedText } from "./save-words.server.ts";

const fileVersion = 1;
interface SettingsFile extends Omit<SettableFacts, "testimonials" | "insurers"> {
	version: typeof fileVersion;
	/** Undefined while those that came with the site count. An empty list has none. */
	testimonials: SettableFacts["testimonials"] | undefined;
	insurers: SettableFacts["insurers"] | undefined;
	/** What visitors read about people. Photographs are named by their id. */
	people: v.InferOutput<typeof filedProfilesSchema>;
}
const {
	identity,
	brand,
	office,
	links,
	offering,
	analytics,
	mail,
	licenses,
	testimonials,
	rates,
	claims,
	insurers,
	words,
	consent,
} = sectionRules;
/** A file from before a section existed lacks it. */
const fileSchema = v.object({
	version: v.literal(fileVersion),
	identity: v.optional(identity.schema),
	brand: v.optional(brand.schema),
	office: office.schema,
	links: v.optional(links.schema),
	offering: v.optional(offering.schema),
	analytics: v.optional(analytics.schema),
	mail: v.optional(mail.schema),
	licenses: v.optional(licenses.schema),
	testimonials: v.optional(testimonials.schema),
	rates: v.optional(rates.schema),
	claims: v.optional(claims.schema),
	insurers: v.optional(insurers.schema),
	words: v.optional(words.schema),
	consent: v.optional(consent.schema),
	people: v.optional(filedProfilesSchema, []),
}) satisfies v.GenericSchema<unknown, SetFacts & Pick<SettingsFile, "version" | "people">>;

/** The facts that the site uses now, as a file. */
export async function exportSettings(
	{ clock, database }: Pick<Services, "clock" | "database">,
	{ userId, ip }: Pick<Actor, "userId" | "ip">,
): Promise<Response> {
	await recordSecurity(database.db, clock(), { table: "site_settings", action: "SETTINGS_EXPORTED", userId, ip });
	const set = await readSetFacts(database.db);
	const file: SettingsFile = {
		version: fileVersion,
		...withContent(set),
		testimonials: set.testimonials,
		insurers: set.insurers,
		people: await readFiledProfiles(database.db),
	};
	return new Response(`${JSON.stringify(file, null, "\t")}\n`, {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": 'attachment; filename="settings.json"',
		},
	});
}

export type FileError = "file_invalid" | "file_palette" | "file_logo" | RefusedText;

/** The facts in a file, without closed days that are long over, and its people. */
export function readSettingsFile(
	text: string,
	now: Date,
): { ok: true; facts: SetFacts; people: SettingsFile["people"] } | { ok: false; error: FileError } {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
	if (!read.success) {
		// A newer version of the site may have more palettes.
		const isPalette = read.issues.every((issue) => v.getDotPath(issue) === "brand.palette");
		return { ok: false, error: isPalette ? "file_palette" : "file_invalid" };
	}
	const { version: _, people, ...facts } = read.output;
	const texts = [...(facts.words ?? []), ...(facts.consent ?? [])];
	const refused = refusedText(texts);
	if (refused) return { ok: false, error: refused };
	if (!hasOwnOriginals(texts)) return { ok: false, error: "file_invalid" };
	const inForce = {
		...facts,
		office: withoutPastDays(facts.office, now),
		// The id of a table is not whatever a file says: evidence for an insurer's rates names it.
		...(facts.rates && { rates: withIds(facts.rates) }),
	};
	return { ok: true, facts: inForce, people };
}
