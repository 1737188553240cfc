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
/** More than a connection buffers. */
const largeBytes = 1_000_000;

/**
 * Sends what `fetch` corrects or refuses: odd methods, odd paths, a body of any bytes. A server may close the connection
 * before it has read a large body. The client may then lose the response, so it tries again.
 */
export async function rawRequest(origin: string, options: RawRequest): Promise<RawResponse> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await send(origin, options);
		} catch (error) {
			const isClosed = ["EPIPE", "ECONNRESET"].includes((error as NodeJS.ErrnoException).code ?? "");
			const isLarge = Buffer.byteLength(options.body ?? "") > largeBytes;
			if (!isClosed || !isLarge || attempt === attempts) throw error;
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
