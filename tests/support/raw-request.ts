import { request } from "node:http";

export interface RawAnswer {
	status: number;
	headers: Record<string, string | string[] | undefined>;
	body: string;
}

/** Sends what `fetch` would mend or refuse to send: odd methods, odd paths, a body of any bytes. */
export function rawRequest(
	origin: string,
	{
		method = "POST",
		path,
		headers = {},
		body,
	}: { method?: string; path: string; headers?: Record<string, string>; body?: Buffer | string },
): Promise<RawAnswer> {
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
