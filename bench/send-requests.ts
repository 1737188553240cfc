import { connect } from "node:net";

export interface Answer {
	status: number;
	body: string;
	durationMs: number;
}

/** A request as bytes, made before anything is measured. */
export function requestBytes(url: string, headers: Readonly<Record<string, string>>, body: string): Buffer {
	const { host, pathname } = new URL(url);
	const all = { Host: host, ...headers, "Content-Length": String(Buffer.byteLength(body)) };
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
	return Buffer.from(`POST ${pathname} HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
}

/**
 * Sends requests over that many connections until `next` returns none, each when the one before is answered. It only moves
 * bytes: a library's client would take as much of the processor as the server.
 */
export async function sendAll<Sent extends { bytes: Buffer }>(
	port: number,
	connections: number,
	next: () => Sent | undefined,
	onAnswer: (sent: Sent, answer: Answer) => void,
): Promise<void> {
	async function sendInTurn() {
		const connection = openConnection(port);
		for (let sent = next(); sent; sent = next()) onAnswer(sent, await connection.send(sent.bytes));
		connection.close();
	}
	await Promise.all(Array.from({ length: connections }, sendInTurn));
}

function openConnection(port: number) {
	const socket = connect({ port, host: "127.0.0.1", noDelay: true }).setEncoding("latin1");
	let received = "";
	let started = 0;
	let waiting: PromiseWithResolvers<Answer> | undefined;
	socket.on("data", (chunk: string) => {
		received += chunk;
		const answer = answerIn(received);
		if (!answer) return;
		received = "";
		waiting?.resolve({ ...answer, durationMs: performance.now() - started });
	});
	socket.on("error", (error) => waiting?.reject(error));
	socket.on("close", () => waiting?.reject(new Error("The server closed a connection")));
	return {
		send(bytes: Buffer): Promise<Answer> {
			waiting = Promise.withResolvers();
			started = performance.now();
			socket.write(bytes);
			return waiting.promise;
		},
		close: () => socket.destroy(),
	};
}

/** @returns undefined while the answer is not whole */
function answerIn(text: string): { status: number; body: string } | undefined {
	const head = text.indexOf("\r\n\r\n");
	if (head < 0) return undefined;
	const body = text.slice(head + 4);
	const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
	if (length === undefined || body.length < Number(length)) return undefined;
	return { status: Number(text.slice(9, 12)), body };
}
