import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { type SQL, sql } from "drizzle-orm";
import { openPostgres } from "#server/platform/database/postgres.server.ts";

/**
 * Run by a test in a process of its own: uses a server that answers everything with nothing, but goes away at the moment
 * that the argument names. It closes one connection after the other, as a server does that is killed.
 */
const moments = {
	/** The driver asks for the types of a new connection. */
	types: "pg_type",
	/** A statement of a transaction is on its way. */
	statement: "go away",
	/** A transaction waits for something else. */
	between: "begin",
	/** The same, inside a savepoint. */
	savepoint: "go away",
};
const moment = (process.argv[2] ?? "types") as keyof typeof moments;

const message = (type: string, text = "") => {
	const body = Buffer.from(text, "latin1");
	const head = Buffer.alloc(5);
	head.write(type);
	head.writeUInt32BE(body.length + 4, 1);
	return Buffer.concat([head, body]);
};
const ready = message("Z", "I");
const readyInTransaction = message("Z", "T");
const settings = ["in_hot_standby\0off\0", "default_transaction_read_only\0off\0"];
const greeting = [message("R", "\0\0\0\0"), ...settings.map((text) => message("S", text)), ready];
const nothing = [message("1"), message("n"), message("2"), message("C", "SELECT 0\0")];
const terminated = message("E", "SFATAL\0C57P01\0Mterminating connection\0\0");

let left = 0;
const server = createServer((socket) => {
	socket.on("error", () => {});
	socket.once("data", () => {
		socket.write(Buffer.concat(greeting));
		let state = ready;
		socket.on("data", (data) => {
			if (data.includes("begin")) state = readyInTransaction;
			const isMoment = data.includes(moments[moment]);
			if (!isMoment || moment === "between") socket.write(Buffer.concat([...nothing, state]));
			if (!isMoment) return;
			left++;
			if (moment === "types") socket.end(terminated);
			else setTimeout(() => socket.end(), left * 20);
		});
	});
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address() as { port: number };
const deadlines = { connectMs: 500, waitMs: 100, statementMs: 200, callMs: 300 };
const database = openPostgres(`postgres://user:word@127.0.0.1:${port}/site`, { deadlines });
while (left < 2) await Promise.allSettled([use(), use(), sleep(50)]);
await sleep(200);
process.stdout.write("went on\n");
process.exit(0);

async function use(): Promise<unknown> {
	if (moment === "types") return database.db.execute(sql`SELECT 1`);
	return database.db.transaction(async (transaction) => {
		if (moment === "savepoint") return transaction.transaction(work);
		return work(transaction);
	});
}

async function work(transaction: { execute(query: SQL): PromiseLike<unknown> }): Promise<void> {
	if (moment !== "statement") await sleep(100);
	await transaction.execute(sql`SELECT 'go away'`);
}
