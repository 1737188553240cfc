import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openPostgres } from "#server/platform/database/postgres.server.ts";

/**
 * Run by a test in a process of its own: uses a server that answers everything with nothing, but ends the session when
 * the driver asks for its types.
 */

const message = (type: string, text = "") => {
	const body = Buffer.from(text, "latin1");
	const head = Buffer.alloc(5);
	head.write(type);
	head.writeUInt32BE(body.length + 4, 1);
	return Buffer.concat([head, body]);
};
const ready = message("Z", "I");
const settings = ["in_hot_standby\0off\0", "default_transaction_read_only\0off\0"];
const greeting = [message("R", "\0\0\0\0"), ...settings.map((text) => message("S", text)), ready];
const nothing = [message("1"), message("n"), message("2"), message("C", "SELECT 0\0"), ready];
const terminated = message("E", "SFATAL\0C57P01\0Mterminating connection\0\0");

let asked = 0;
const server = createServer((socket) => {
	socket.on("error", () => {});
	socket.once("data", () => {
		socket.write(Buffer.concat(greeting));
		socket.on("data", (data) => {
			if (!data.includes("pg_type")) return void socket.write(Buffer.concat(nothing));
			asked++;
			socket.end(terminated);
		});
	});
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as { port: number };
const deadlines = { connectMs: 500, waitMs: 100, statementMs: 200, callMs: 300 };
const database = openPostgres(`postgres://user:word@127.0.0.1:${port}/site`, { deadlines });
while (asked === 0) await database.db.execute(sql`SELECT 1`).catch(() => sleep(50));
await sleep(100);
process.stdout.write("went on\n");
process.exit(0);
