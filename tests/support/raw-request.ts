import { request } from "node:http";

export interface RawResponse {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

interface RawRequest {
	method?: string;
	path: string;
	headers?: Record<string, string>;
	body?: Buffer | string;
}

const attempts = 3;
/** More than a connection takes at once. */
const largeBytes = 1_000_000;

/**
 * Sends what `fetch` would mend or refuse to send: odd methods, odd paths, a body of any bytes. A server that refuses a
 * large body need not take all of it; who is cut off while still sending, before the answer could be read, sends again.
 */
export async function rawRequest(origin: string, asked: RawRequest): Promise<RawResponse> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await send(origin, asked);
		} catch (error) {
			const cutOff = ["EPIPE", "ECONNRESET"].includes((error as NodeJS.ErrnoException).code ?? "");
			const large = Buffer.byteLength(asked.body ?? "") > largeBytes;
			if (!cutOff || !large || attempt === attempts) throw error;
		}
	}
}

function send(origin: string, { method = "POST", path, headers = {}, body }: RawRequest): Promise<RawResponse> {
	const { hostname, port } = new URL(origin);
	return new Promise((resolve, reject) => {
		const outgoing = request({ hostname, port, method, path, headers, agent: false }, (incoming) => {
			const chunks: Buffer[] = [];
			incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
			incoming.on("error", reject);
			incoming.on("end", () =>
				resolve({
					status: incoming.statusCode ?? 0,
					headers: incoming.headers,
					body: Buffer.concat(chunks).toString("utf8"),
				}),
			);
		});
		outgoing.on("error", reject);
		outgoing.end(body);
	});
}
