import { describe, expect, test } from "vitest";
import { databaseOpened, wait } from "#tests/support/lead-senders.ts";
import { freePort, type PostgresTestServer, startPostgres, startPostgresOn } from "#tests/support/postgres-server.ts";
import { stagesFaults } from "#tests/support/sample.ts";
import { createStartedPostgres } from "#tests/support/site.ts";
import { stageFault } from "#tests/support/staged-fault.ts";
import { ask, promote, startPair } from "#tests/support/standby-postgres.ts";

const countLeads = "SELECT count(*)::int AS leads FROM contact_submissions";

describe.runIf(stagesFaults)("a primary and its synchronous standby", () => {
	test.each([
		{ folder: "the data folder is durable", isDurable: true },
		{ folder: "it is not", isDurable: false },
	])(
		"the standby takes the primary's address, and the primary comes back unfenced ($folder)",
		{
			timeout: 400_000,
		},
		async ({ folder, isDurable }) => {
			const first = await startPostgres();
			const running = new Set<PostgresTestServer>([first]);
			try {
				const firstUrl = new URL(await createStartedPostgres(first.url));
				await first.shutDown();
				running.delete(first);
				const otherPort = await freePort();
				const { primary, standby } = await startPair(first, otherPort);
				running.add(primary).add(standby);
				const urlAt = (host: string) => firstUrl.href.replace(firstUrl.host, host);
				const otherUrl = urlAt(`127.0.0.1:${otherPort}`);
				let old = primary;
				let leadsOfOld: unknown;
				await stageFault({
					fault: `The primary is killed, its standby promoted, and the old primary comes back, ${folder}`,
					// Both are named, so that the site could find the old one.
					databaseUrl: urlAt(`${firstUrl.host},127.0.0.1:${otherPort}`),
					finalUrl: () => firstUrl.href,
					isDurable,
					async stage(site) {
						await primary.kill();
						await promote(standby.url);
						await standby.shutDown();
						running.delete(primary);
						running.delete(standby);
						// For a while it is the only one that answers, and says that it is the primary.
						old = await startPostgresOn(primary.data, otherPort);
						running.add(old);
						leadsOfOld = await ask(otherUrl, countLeads);
						await wait(6000);
						running.add(await startPostgresOn(standby.data, Number(firstUrl.port)));
						await databaseOpened(site.origin);
					},
				});
				// What waited for a standby becomes visible when a server starts again.
				await old.kill();
				await old.startAgain();
				expect(await ask(otherUrl, countLeads)).toEqual(leadsOfOld);
			} finally {
				for (const server of running) await server.stop();
			}
		},
	);
});
