import { expect, test } from "vitest";
import { hasPatroni, startPatroni, until } from "#tests/support/patroni.ts";
import { stagesFaults } from "#tests/support/sample.ts";
import { createStartedPostgres } from "#tests/support/site.ts";
import { stageFault } from "#tests/support/staged-fault.ts";

const isFollowed = "EXISTS (SELECT FROM pg_stat_replication WHERE sync_state = 'sync')";

// Not in `npm test`: it needs packages of Debian, and waits until Patroni gives up on a server.
test.runIf(stagesFaults && hasPatroni)(
	"Patroni promotes the other server, and the one that was killed comes back as its standby",
	{ timeout: 400_000 },
	async () => {
		const { nodes, stop } = await startPatroni();
		try {
			const [one, two] = nodes;
			await until(one.url, isFollowed);
			const url = new URL(await createStartedPostgres(one.url));
			const hosts = [one, two].map((node) => new URL(node.url).host).join(",");
			const { statuses } = await stageFault({
				fault: "Patroni promotes the standby of a primary that is killed, and takes that back as a standby",
				databaseUrl: url.href.replace(url.host, hosts),
				finalUrl: () => url.href.replace(url.host, new URL(two.url).host),
				isDurable: false,
				async stage() {
					one.kill();
					await until(two.url, "NOT pg_is_in_recovery()");
				},
				async settled() {
					one.start();
					await until(one.url, "pg_is_in_recovery()");
					await until(two.url, isFollowed);
				},
			});
			// Nobody was told that a lead is stored while no server took it.
			expect(statuses).toContain(503);
		} finally {
			stop();
		}
	},
);
