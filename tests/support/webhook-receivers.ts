import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Webhook } from "standardwebhooks";
import { type PinnedPost, pinnedPost, type Resolve } from "#server/platform/outgoing/pinned-post.server.ts";

/** How a receiver answers. `down` refuses the connection, `private` has a name that leads into a private network. */
export type ReceiverMood = "well" | "down" | "error" | "hangs" | "redirects" | "private" | "gone";

/** A call as a receiver sees it. */
export interface ReceivedCall {
	id: string;
	timestamp: Date;
	signatures: string[];
	body: string;
	message: { type: string; timestamp: string; data: Record<string, unknown> };
}

export interface Receiver {
	url: string;
	mood: ReceiverMood;
	/** Including the calls that it refused. */
	calls: ReceivedCall[];
}

/** Other systems, each with its own name, and a function that calls them. */
export async function openReceivers(): Promise<{ open(name: string): Receiver; post: PinnedPost; close(): void }> {
	const receivers = new Map<string, Receiver>();
	let port = 0;
	const server = createServer((request, response) => {
		const receiver = receivers.get(request.headers.host?.split(":")[0] ?? "");
		let body = "";
		request.on("data", (chunk) => {
			body += chunk;
		});
		request.on("end", () => {
			if (!receiver) return void response.writeHead(404).end();
			const header = (name: string) => String(request.headers[name]);
			receiver.calls.push({
				id: header("webhook-id"),
				timestamp: new Date(Number(header("webhook-timestamp")) * 1000),
				signatures: header("webhook-signature").split(" "),
				body,
				message: JSON.parse(body),
			});
			if (receiver.mood === "hangs") return;
			if (receiver.mood === "redirects") response.setHeader("location", `http://trap.example:${port}/`);
			const status = { well: 204, error: 500, redirects: 302, gone: 410, down: 0, private: 0 }[receiver.mood];
			response.writeHead(status).end(status === 500 ? "out of order" : undefined);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	port = (server.address() as AddressInfo).port;
	const open = (name: string): Receiver => {
		const receiver: Receiver = { url: `http://${name}:${port}/in`, mood: "well", calls: [] };
		receivers.set(name, receiver);
		return receiver;
	};
	const moodOf = (hostname: string) => receivers.get(hostname)?.mood;
	const resolve: Resolve = async (hostname) => {
		const mood = moodOf(hostname);
		if (mood === "private") return ["10.0.0.7"];
		// Nobody listens there.
		return [mood === "down" ? "127.0.0.2" : "127.0.0.1"];
	};
	const patient = pinnedPost({ resolve });
	/** A test does not wait for a receiver that hangs. */
	const hurried = pinnedPost({ resolve, timeoutMs: 200 });
	return {
		open,
		post: (call) => (moodOf(new URL(call.url).hostname) === "hangs" ? hurried : patient)(call),
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}

/** True if a call was signed with a secret, at the time that it names. */
export function isSignedWith(secret: string, { id, timestamp, body, signatures }: ReceivedCall): boolean {
	return signatures.includes(new Webhook(secret).sign(id, timestamp, body));
}
