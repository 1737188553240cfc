import * as v from "valibot";
import { contentOffice } from "#content/agency.ts";
import type { OfficeFacts } from "#domain/office-hours/office-facts.ts";
import { officeFactsSchema } from "#domain/settings/office-file.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { readOffice } from "../pages/read-office.server.ts";
import type { Services } from "../services.server.ts";
import { recordSecurity } from "../staff/security-log.server.ts";

const fileVersion = 1;
interface SettingsFile {
	version: typeof fileVersion;
	office: OfficeFacts;
}
const fileSchema = v.object({ version: v.literal(fileVersion), office: officeFactsSchema }) satisfies v.GenericSchema<
	unknown,
	SettingsFile
>;

/** The facts that the site uses now, as a file. */
export async function exportSettings(
	{ clock, database }: Pick<Services, "clock" | "database">,
	{ userId, ip }: Pick<Actor, "userId" | "ip">,
): Promise<Response> {
	await recordSecurity(database.db, clock(), { table: "site_settings", action: "SETTINGS_EXPORTED", userId, ip });
	const office = (await readOffice(database.db)) ?? contentOffice;
	const file = { version: fileVersion, office } satisfies SettingsFile;
	return new Response(`${JSON.stringify(file, null, "\t")}\n`, {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": 'attachment; filename="settings.json"',
		},
	});
}

/** The facts in a file. Null if it isn't one of ours. */
export function readSettingsFile(text: string): OfficeFacts | null {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), fileSchema), text);
	return read.success ? read.output.office : null;
}
