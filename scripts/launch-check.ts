import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { replaceFacts } from "#content/facts-in-effect.ts";
import { factsInForce } from "#content/facts-in-force.ts";
import { openBlockers } from "#domain/launch/launch-item.ts";
import type { LaunchSettings } from "#domain/launch/measured-items.ts";
import { launchEndings, launchList, launchStateOfSite } from "#server/launch/launch-list.server.ts";
import { readKeptSettings } from "#server/pages/kept-settings.server.ts";
import { ConfigurationError } from "#server/platform/env.server.ts";
import { readSiteEnv } from "#server/read-site-env.server.ts";
import { describeLaunchList } from "./checks/describe-launch-list.ts";
import { countSignOffs } from "./signoff/count-sign-offs.ts";

/**
 * `npm run ops -- launch:check` prints the list of the page `/admin/launch` in English, with the configuration of this shell and
 * of `.env`. Exits with 1 while something that blocks is missing.
 */
if (existsSync(".env")) process.loadEnvFile(".env");
// What an admin has set, as a process of the site last read it.
const kept = readKeptSettings(process.env.DATA_DIR || "data");
replaceFacts(factsInForce(kept.facts, new Date()));
const signOffs = await countSignOffs(kept.signOffs, kept.facts);
const state = launchStateOfSite(readSettings(process.env), signOffs, null, new Date());
const items = launchList(state);
console.info(describeLaunchList(items, launchEndings(state)));
if (openBlockers(items).length > 0) process.exitCode = 1;

/** Reads the configuration as production would, without writing generated secrets into the site's own folder. */
function readSettings(source: Record<string, string | undefined>): LaunchSettings {
	const DATA_DIR = mkdtempSync(join(tmpdir(), "launch-check-"));
	const mode = source.NODE_ENV || "development";
	try {
		return { ...readSiteEnv({ ...source, NODE_ENV: "production", DATA_DIR }), mode, problems: [] };
	} catch (error) {
		if (!(error instanceof ConfigurationError)) throw error;
		const lines = error.message.split("\n");
		const problems = lines.length > 1 ? lines.slice(1) : lines;
		return { ...readWithout(source, problems, DATA_DIR), mode, problems };
	} finally {
		rmSync(DATA_DIR, { recursive: true });
	}
}

/** Reads the valid part of a configuration that production refuses. */
function readWithout(source: Record<string, string | undefined>, problems: readonly string[], DATA_DIR: string) {
	const faulty = new Set(problems.flatMap((problem) => problem.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []));
	const sound = Object.entries(source).filter(([name]) => !faulty.has(name));
	return readSiteEnv({ ...Object.fromEntries(sound), NODE_ENV: "development", DATA_DIR });
}
