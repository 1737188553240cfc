import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import postgres from "postgres";
import { jobSchedules } from "#server/job-schedules.server.ts";
import { migrationsFolder } from "#server/platform/database/client.server.ts";
import { openEmbeddedDatabase } from "#server/platform/database/embedded.server.ts";
import { databaseFiles } from "#server/platform/database/folder-names.server.ts";
import { generation } from "#server/platform/database/older-database.server.ts";
import { openPostgres } from "#server/platform/database/postgres.server.ts";
import { createQueues } from "#server/platform/job-queue.server.ts";
import { createPostgresDatabase } from "./postgres-database.ts";

/**
 * Databases with all tables and queues and no rows. The migrations run once for a state of the migrations folder; after
 * that a test or a site gets a copy. Tests of migrations and of a first start open an empty database instead.
 */

const cache = resolve("node_modules/.cache/prepared-databases");

/** Puts a closed embedded database into a data folder that has none. */
export async function prepareDataFolder(dataDir: string): Promise<void> {
	// The asynchronous `cp` takes seven times as long for three thousand files.
	cpSync(join(await preparedFolder(), "data"), dataDir, { recursive: true });
}

/** The initial content of a database in memory. */
export async function preparedContent(): Promise<Blob> {
	const { buffer } = await readFile(join(await preparedFolder(), "content.tar"));
	return new WholeBlob(buffer as ArrayBuffer);
}

/** Gives away its bytes. Reading 30 MB from an ordinary Blob takes as long as the rest of the start. */
class WholeBlob extends Blob {
	readonly #bytes: ArrayBuffer;
	constructor(bytes: ArrayBuffer) {
		super();
		this.#bytes = bytes;
	}
	override async arrayBuffer(): Promise<ArrayBuffer> {
		return this.#bytes;
	}
}

/** Creates a migrated database on a test server. @returns its address */
export function createPreparedPostgres(serverUrl: string): Promise<string> {
	return copyOfPostgres(serverUrl, `prepared_${migrationsHash()}`, async () => {
		const url = await createPostgresDatabase(serverUrl);
		const database = openPostgres(url);
		await database.migrate();
		await createQueues(database, jobSchedules);
		await database.close();
		return url;
	});
}

/** Any number that no other advisory lock uses. */
const preparationLock = 7_203_115;

/**
 * Copies a database of a test server.
 * @param name of the database to copy
 * @param make makes it, if the server has none of this name, and returns its address
 */
export async function copyOfPostgres(serverUrl: string, name: string, make: () => Promise<string>): Promise<string> {
	const connection = postgres(serverUrl, { max: 1, onnotice: () => {} });
	try {
		await connection`SELECT pg_advisory_lock(hashtext(${name}), ${preparationLock})`;
		const [existing] = await connection`SELECT 1 FROM pg_database WHERE datname = ${name}`;
		// Renamed last, so that a database of this name is complete.
		if (!existing)
			await connection.unsafe(`ALTER DATABASE ${new URL(await make()).pathname.slice(1)} RENAME TO ${name}`);
		await connection`SELECT pg_advisory_unlock(hashtext(${name}), ${preparationLock})`;
		return await createPostgresDatabase(serverUrl, name);
	} finally {
		await connection.end();
	}
}

/** Two processes may prepare it at once; each moves a whole folder into place, and the first one stays. */
async function preparedFolder(): Promise<string> {
	const folder = join(cache, migrationsHash());
	if (existsSync(folder)) return folder;
	await mkdir(cache, { recursive: true });
	const outdated = (await readdir(cache)).filter((name) => !name.startsWith("making-"));
	const making = await mkdtemp(join(cache, "making-"));
	const database = await openEmbeddedDatabase(join(making, "data"));
	await database.migrate();
	await createQueues(database, jobSchedules);
	await database.close();
	// Opening a folder writes to it, so the content is read from another copy.
	const copy = join(making, "copy");
	cpSync(databaseFiles(join(making, "data")).live, copy, { recursive: true });
	await emptyTemplates(copy);
	const pglite = await PGlite.create(copy);
	await writeFile(join(making, "content.tar"), (await pglite.dumpDataDir("none")).stream());
	await pglite.close();
	await rm(copy, { recursive: true });
	try {
		await rename(making, folder);
	} catch (error) {
		if (!existsSync(folder)) throw error;
		await rm(making, { recursive: true });
	}
	for (const name of outdated) await rm(join(cache, name), { recursive: true, force: true });
	return folder;
}

/** A database in memory creates no other database, and half of its content would be what those are made from. */
async function emptyTemplates(folder: string): Promise<void> {
	for (const template of ["1", "4"]) {
		const files = await readdir(join(folder, "base", template));
		for (const name of files.filter((file) => /^\d/.test(file))) await rm(join(folder, "base", template, name));
	}
}

/** Changes with anything that a prepared database depends on. */
function migrationsHash(): string {
	const hash = createHash("sha256");
	hash.update("4").update(`generation ${generation}`);
	for (const file of [
		"node_modules/@electric-sql/pglite/package.json",
		"node_modules/pg-boss/package.json",
		"server/platform/job-queue.server.ts",
		"server/job-schedules.server.ts",
	])
		hash.update(readFileSync(file));
	const { entries } = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as Journal;
	for (const { tag, when } of entries) {
		hash.update(`${tag} ${when}`).update(readFileSync(join(migrationsFolder, `${tag}.sql`)));
	}
	return hash.digest("hex").slice(0, 16);
}

interface Journal {
	entries: { tag: string; when: number }[];
}
