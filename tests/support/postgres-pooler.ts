import { connect, createServer, type Socket } from "node:net";

/**
 * How a pooler such as PgBouncer handles settings of a session that it can't keep for the next user of a connection.
 */
export type PoolerHabit = "refuses settings" | "ignores settings";

/** Stands between a client and a PostgreSQL server. @returns the address through it */
export async function startPooler(serverUrl: string, habit: PoolerHabit): Promise<{ url: string; stop(): void }> {
	const target = new URL(serverUrl);
	const open = new Set<Socket>();
	const server = createServer((client) => {
		const upstream = connect(Number(target.port), target.hostname);
		for (const socket of [client, upstream]) {
			open.add(socket);
			socket.on("error", () => {}).on("close", () => [client, upstream].map((each) => each.destroy()));
		}
		client.once("data", (startup) => {
			if (habit === "refuses settings") {
				client.end(message("E", "SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0"));
				return;
			}
			upstream.write(startupOf(settingsIn(startup)));
			client.pipe(upstream);
			upstream.pipe(client);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = new URL(serverUrl);
	url.host = `127.0.0.1:${(server.address() as { port: number }).port}`;
	return {
		url: url.href,
		stop() {
			server.close();
			for (const socket of open) socket.destroy();
		},
	};
}

function settingsIn(startup: Buffer): Map<string, string> {
	const texts = startup.toString("latin1", 8).split("\0");
	const settings = new Map<string, string>();
	for (let at = 0; texts[at]; at += 2) settings.set(texts[at] ?? "", texts[at + 1] ?? "");
	return settings;
}

/** With who connects to what, and no more. */
function startupOf(settings: Map<string, string>): Buffer {
	const kept = ["user", "database"].map((name) => `${name}\0${settings.get(name)}\0`).join("");
	const protocol = "\0\x03\0\0";
	return message("", `${protocol}${kept}\0`);
}

function message(type: string, text: string): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32BE(text.length + 4);
	return Buffer.concat([Buffer.from(type), length, Buffer.from(text, "latin1")]);
}
