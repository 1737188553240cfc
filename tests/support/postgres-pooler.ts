import { connect, createServer, type Socket } from "node:net";

/** What a pooler such as PgBouncer does with sessions, because it keeps none for one client. */
export type PoolerHabit = "refuses settings" | "ignores settings" | "refuses transactions" | "lends sessions";

/** Stands between a client and a PostgreSQL server. @returns the address through it */
export async function startPooler(serverUrl: string, habit: PoolerHabit): Promise<{ url: string; stop(): void }> {
	const target = new URL(serverUrl);
	const open = new Set<Socket>();
	const watch = (socket: Socket) => {
		open.add(socket);
		return socket.on("error", () => {});
	};
	const connectToServer = () => watch(connect(Number(target.port), target.hostname));
	const receive = habit === "lends sessions" ? lender(connectToServer()) : changerOfSettings(connectToServer, habit);
	const server = createServer((client) => receive(watch(client)));
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

function changerOfSettings(connectToServer: () => Socket, habit: PoolerHabit) {
	return (client: Socket) => {
		const upstream = connectToServer();
		for (const socket of [client, upstream]) {
			socket.on("close", () => [client, upstream].map((each) => each.destroy()));
		}
		client.once("data", (startup) => {
			if (habit === "refuses settings") {
				client.end(message("E", "SFATAL\0C08P01\0Munsupported startup parameter: statement_timeout\0\0"));
				return;
			}
			upstream.write(habit === "ignores settings" ? startupOf(settingsIn(startup)) : startup);
			upstream.pipe(client);
			client.on("data", (request) => {
				if (habit === "refuses transactions" && /^Q.{4}begin/s.test(request.toString("latin1"))) {
					client.end(message("E", "SFATAL\0C08P01\0Mtransaction blocks not allowed in statement pooling mode\0\0"));
				} else upstream.write(request);
			});
		});
	};
}

/** Lends the only session to each client for a transaction. The first client signs in for all, with its settings. */
function lender(session: Socket) {
	const greeting: Buffer[] = [message("R", "\0\0\0\0")];
	const waiting: [client: Socket, request: Buffer][] = [];
	let borrower: Socket | null = null;
	let onSignedIn = () => {};
	const signedIn = new Promise<void>((resolve) => {
		onSignedIn = resolve;
	});
	let isSignedIn = false;
	let isFirst = true;

	function lend(client: Socket, request: Buffer): void {
		borrower = client;
		session.write(request);
	}

	let received: Buffer = Buffer.alloc(0);
	session.on("data", (data) => {
		received = Buffer.concat([received, data]);
		while (received.length > 5 && received.length > received.readUInt32BE(1)) {
			const end = received.readUInt32BE(1) + 1;
			const response = received.subarray(0, end);
			received = received.subarray(end);
			borrower?.write(response);
			if (!isSignedIn && !response.toString("latin1").startsWith("R")) greeting.push(response);
			if (!response.equals(message("Z", "I"))) continue;
			isSignedIn = true;
			onSignedIn();
			borrower = null;
			const next = waiting.shift();
			if (next) lend(...next);
		}
	});

	return (client: Socket) => {
		client.once("data", (startup) => {
			if (isFirst) lend(client, startup);
			else void signedIn.then(() => client.write(Buffer.concat(greeting)));
			isFirst = false;
			client.on("data", (request) => {
				// Who says goodbye leaves the session to the others.
				if (isSignedIn && request.toString("latin1").startsWith("X")) return;
				if (!borrower || borrower === client) lend(client, request);
				else waiting.push([client, request]);
			});
		});
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
