import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accepting, freePort, signalAll } from "./postgres-server.ts";
import { ask } from "./standby-postgres.ts";

const programs = "/usr/lib/postgresql";
/** Debian's packages: `apt-get install patroni etcd-server postgresql`. */
export const hasPatroni =
	existsSync(programs) && ["patroni", "etcd"].every((name) => !spawnSync(name, ["--version"]).error);

interface PatroniNode {
	url: string;
	/** Ends Patroni and its PostgreSQL at once, like a machine that is gone. */
	kill(): void;
	start(): void;
}

/**
 * Two servers whose commits wait for each other. Patroni decides with etcd which of them is the primary, as on several
 * machines. It takes 20 seconds or more until it gives up on one.
 */
export async function startPatroni(): Promise<{ nodes: [PatroniNode, PatroniNode]; stop(): void }> {
	const folder = mkdtempSync(join(tmpdir(), "sunfield-patroni-"));
	chmodSync(folder, 0o755);
	const [client, peer] = [await freePort(), await freePort()];
	const urlOf = (port: number) => `http://127.0.0.1:${port}`;
	const etcd = start("etcd", [
		`--data-dir=${join(folder, "etcd")}`,
		`--listen-client-urls=${urlOf(client)}`,
		`--advertise-client-urls=${urlOf(client)}`,
		`--listen-peer-urls=${urlOf(peer)}`,
		`--initial-advertise-peer-urls=${urlOf(peer)}`,
		`--initial-cluster=default=${urlOf(peer)}`,
	]);
	const made = [await makeNode(folder, "one", client), await makeNode(folder, "two", client)] as const;
	for (const node of made) {
		node.start();
		await accepting(node.url);
	}
	return {
		nodes: [...made],
		stop() {
			for (const node of made) node.kill();
			etcd.kill("SIGKILL");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function makeNode(folder: string, name: string, etcdPort: number): Promise<PatroniNode> {
	const [port, restPort] = [await freePort(), await freePort()];
	const home = join(folder, name);
	const data = join(home, "data");
	mkdirSync(home, { mode: 0o700 });
	execFileSync("chown", ["postgres", home]);
	const config = join(folder, `${name}.json`);
	const [version] = readdirSync(programs).sort((a, b) => Number(b) - Number(a));
	const postgresql = {
		listen: `127.0.0.1:${port}`,
		connect_address: `127.0.0.1:${port}`,
		data_dir: data,
		bin_dir: join(programs, String(version), "bin"),
		pgpass: join(home, "pgpass"),
		authentication: {
			superuser: { username: "sunfield", password: "sunfield" },
			replication: { username: "replicator", password: "sunfield" },
		},
		parameters: { unix_socket_directories: home },
		pg_hba: ["local all all trust", "host all all 127.0.0.1/32 md5", "host replication replicator 127.0.0.1/32 md5"],
	};
	const text = JSON.stringify({
		scope: "agency",
		name,
		restapi: { listen: `127.0.0.1:${restPort}`, connect_address: `127.0.0.1:${restPort}` },
		etcd3: { host: `127.0.0.1:${etcdPort}` },
		bootstrap: {
			dcs: {
				ttl: 20,
				loop_wait: 1,
				retry_timeout: 3,
				synchronous_mode: true,
				postgresql: { use_pg_rewind: true },
			},
			initdb: [{ encoding: "UTF8" }, { locale: "C" }],
		},
		postgresql,
	});
	// Any YAML reader takes JSON.
	writeFileSync(config, text);
	return {
		url: `postgres://sunfield:sunfield@127.0.0.1:${port}/postgres`,
		start() {
			start("runuser", ["-u", "postgres", "--", "patroni", config]);
		},
		kill() {
			// Patroni first: it would start its server again.
			execFileSync("pkill", ["-KILL", "-f", `patroni ${config}`]);
			if (existsSync(join(data, "postmaster.pid"))) signalAll(data, "SIGKILL");
		},
	};
}

function start(program: string, parameters: string[]): ChildProcess {
	return spawn(program, parameters, { stdio: "ignore" });
}

/** Waits until a condition of SQL is true there. */
export async function until(url: string, condition: string): Promise<void> {
	for (;;) {
		const [row] = await ask(url, `SELECT ${condition} AS is_true`).catch(() => []);
		if (row?.is_true) return;
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
}
