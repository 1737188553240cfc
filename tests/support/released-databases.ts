import { readdirSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The secret of the sites whose databases are in `database/releases`: the keys of their ledgers derive from it. */
export const releaseSecret = "the secret of a released site, long enough for one";
/** How many leads their demos were asked for. */
export const releasedLeads = 40;

const folder = "database/releases";

/** What the database of each release contained, as statements. */
export const releasedDatabases = (): { version: string; statements: () => string }[] =>
	readdirSync(folder)
		.filter((file) => file.endsWith(".sql.gz"))
		.map((file) => ({
			version: file.slice(0, -".sql.gz".length),
			statements: () => gunzipSync(readFileSync(`${folder}/${file}`)).toString(),
		}));
