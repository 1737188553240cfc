/**
 * Stores what a database of this version contains as `database/releases/VERSION.sql.gz`, for the test that migrates the database
 * of each release to the present. DATABASE_URL is an empty database on a server that the installed `pg_dump` can dump. Run it
 * when the version in `package.json` is released, and never change the file afterwards.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { releasedLeads, releaseSecret } from "../tests/support/released-databases.ts";

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const { DATABASE_URL = "" } = process.env;
const DATA_DIR = mkdtempSync(join(tmpdir(), "sunfield-release-"));
try {
	run(process.execPath, ["scripts/demo.ts"], {
		DATA_DIR,
		DEMO_DATABASE_URL: DATABASE_URL,
		AUTH_SECRET: releaseSecret,
		DEMO_LEADS: String(releasedLeads),
	});
	// Pictures would be nearly all of it.
	const content = ["--inserts", "--no-owner", "--no-privileges", "--exclude-table-data=public.blog_image_files"];
	const dump = run("pg_dump", [...content, DATABASE_URL]);
	// Lines for psql, such as \restrict.
	const statements = dump.replaceAll(/^\\.*\n/gm, "");
	writeFileSync(`database/releases/${version}.sql.gz`, gzipSync(statements, { level: 9 }));
} finally {
	rmSync(DATA_DIR, { recursive: true, force: true });
}

/** @returns what the program prints */
function run(program: string, parameters: readonly string[], variables: Record<string, string> = {}): string {
	const { status, stdout, error } = spawnSync(program, parameters, {
		encoding: "utf8",
		env: { ...process.env, ...variables },
		maxBuffer: 1e9,
		stdio: ["ignore", "pipe", "inherit"],
	});
	if (error) throw error;
	if (status !== 0) throw new Error(`${program} ended with ${status}`);
	return stdout;
}
