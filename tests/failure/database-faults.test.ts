import { chownSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { wait } from "#tests/support/lead-senders.ts";
import { type PostgresTestServer, startPostgres } from "#tests/support/postgres-server.ts";
import { isLong, stagesFaults } from "#tests/support/sample.ts";
import { createStartedPostgres } from "#tests/support/site.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";
import { stageFault } from "#tests/support/staged-fault.ts";

const faultMs = isLong ? 30_000 : 8000;

const dataFolders = [
	{ folder: "the data folder is durable", isDurable: true },
	{ folder: "it is not", isDurable: false },
];

describe.runIf(stagesFaults)("a PostgreSQL server that runs and takes no leads", () => {
	let server: PostgresTestServer;
	let admin: postgres.Sql;
	beforeAll(async () => {
		server = await startPostgres();
		admin = postgres(server.url, { max: 1, max_lifetime: null, onnotice: () => {} });
		// Later there may be no connection left.
		await admin`SELECT 1`;
	});
	afterAll(async () => {
		await admin.end();
		await server.stop();
	});

	/** Meanwhile the data folder takes leads, or visitors' devices keep them. */
	function expectAnswers(statuses: readonly number[], isDurable: boolean) {
		if (isDurable) expect(new Set(statuses)).toEqual(new Set([200]));
		else expect(statuses).toContain(503);
	}

	test.each(dataFolders)(
		"it is read-only for a while ($folder)",
		{ timeout: 400_000 },
		async ({ folder, isDurable }) => {
			const { statuses } = await stageFault({
				fault: `PostgreSQL is read-only for ${faultMs / 1000} s, ${folder}`,
				databaseUrl: await createStartedPostgres(server.url),
				isDurable,
				async stage(site) {
					await admin`ALTER SYSTEM SET default_transaction_read_only = on`;
					await admin`SELECT pg_reload_conf()`;
					try {
						await wait(faultMs / 2);
						const ready = await fetch(`${site.origin}/readyz`);
						expect([ready.status, await ready.json()]).toEqual([
							isDurable ? 200 : 503,
							{ status: "database unavailable" },
						]);
						// Where nothing can be written, nobody tries again and again with new connections.
						const begun = await connectionsOfSite();
						await wait(faultMs / 2);
						expect((await connectionsOfSite()) - begun).toBeLessThanOrEqual(10);
					} finally {
						await admin`ALTER SYSTEM RESET default_transaction_read_only`;
						await admin`SELECT pg_reload_conf()`;
					}
				},
			});
			expectAnswers(statuses, isDurable);
		},
	);

	/** How many sessions there have been in all databases. */
	async function connectionsOfSite(): Promise<number> {
		const [row] = await admin<{ sessions: number }[]>`SELECT sum(sessions)::int AS sessions FROM pg_stat_database`;
		return row?.sessions ?? 0;
	}

	test.each(dataFolders)(
		"others have all its connections for a while ($folder)",
		{ timeout: 400_000 },
		async ({ folder, isDurable }) => {
			const others: postgres.Sql[] = [];
			/** @returns when there is none left */
			async function takeConnections() {
				while (true) {
					const other = postgres(server.url, { max: 1, max_lifetime: null, onnotice: () => {} });
					try {
						await other`SELECT 1`;
						others.push(other);
					} catch {
						return void (await other.end());
					}
				}
			}
			/** @returns how many the site has then */
			async function endConnectionsOfSite(): Promise<number> {
				await admin`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'site'`;
				await takeConnections();
				const [row] = await admin`SELECT count(*)::int AS count FROM pg_stat_activity WHERE application_name = 'site'`;
				return row?.count;
			}
			const { statuses } = await stageFault({
				fault: `Others have all connections of PostgreSQL for ${faultMs / 1000} s, ${folder}`,
				databaseUrl: await createStartedPostgres(server.url),
				isDurable,
				async stage() {
					try {
						// At first the site keeps those that it has.
						await takeConnections();
						await wait(faultMs / 4);
						while ((await endConnectionsOfSite()) > 0);
						await wait((faultMs * 3) / 4);
					} finally {
						await Promise.all(others.map((other) => other.end()));
					}
				},
			});
			expectAnswers(statuses, isDurable);
		},
	);

	test.each(dataFolders)(
		"a table is locked, and then slow ($folder)",
		{ timeout: 400_000 },
		async ({ folder, isDurable }) => {
			const databaseUrl = await createStartedPostgres(server.url);
			const own = postgres(databaseUrl, { max: 1, onnotice: () => {} });
			const stored = async () => {
				const [row] = await own`SELECT count(*)::int AS count FROM contact_submissions`;
				return Number(row?.count);
			};
			const { statuses } = await stageFault({
				fault: `The table of leads is locked for ${faultMs / 1000} s, then each takes 0.2 s for as long, ${folder}`,
				databaseUrl,
				isDurable,
				async stage() {
					await own.unsafe(`
					CREATE FUNCTION be_slow() RETURNS trigger LANGUAGE plpgsql AS $$
					BEGIN PERFORM pg_sleep(0.2); RETURN NEW; END $$
				`);
					await own.begin(async (transaction) => {
						// It keeps others from writing until the transaction ends.
						await transaction`
						CREATE TRIGGER slow BEFORE INSERT ON contact_submissions FOR EACH ROW EXECUTE FUNCTION be_slow()
					`;
						await wait(faultMs);
					});
					const before = await stored();
					await wait(faultMs);
					expect(await stored(), "leads that were stored meanwhile").toBeGreaterThan(before);
					await own`DROP TRIGGER slow ON contact_submissions`;
				},
			});
			await own.end();
			expectAnswers(statuses, isDurable);
		},
	);

	// The tables and their indexes are on that disk. The log of the server is not: without room for it, the server ends.
	test.for(dataFolders)(
		"its disk is full for a while ($folder)",
		{ timeout: 400_000 },
		async ({ folder, isDurable }, { skip }) => {
			const disk = mountSmallDisk(384);
			if (!disk) return skip("This process may not mount a disk.");
			const place = join(disk.folder, "tables");
			mkdirSync(place);
			const { uid, gid } = statSync(server.data);
			chownSync(place, uid, gid);
			const databaseUrl = await createStartedPostgres(server.url);
			const name = new URL(databaseUrl).pathname.slice(1);
			await admin.unsafe(`CREATE TABLESPACE small LOCATION '${place}'`);
			try {
				await admin.unsafe(`ALTER DATABASE ${name} SET TABLESPACE small`);
				const { statuses } = await stageFault({
					fault: `The disk of PostgreSQL is full for ${faultMs / 1000} s, ${folder}`,
					databaseUrl,
					isDurable,
					async stage() {
						disk.fill();
						await wait(faultMs);
						disk.empty();
					},
				});
				expectAnswers(statuses, isDurable);
			} finally {
				disk.empty();
				await admin.unsafe(`DROP DATABASE ${name} WITH (FORCE)`);
				await admin`DROP TABLESPACE small`;
				disk.unmount();
			}
		},
	);
});
