import { refuse, refuseMethod } from "./refusal.server.ts";

/** `sendBeacon` can set no other type without a preflight request. */
export const jsonOrBeacon = ["application/json", "text/plain"];

/** Reads the body of a POST request as JSON. */
export async function readJsonBody(
	request: Pick<Request, "method" | "headers" | "text">,
	{ allow = ["POST"], types = ["application/json"] }: { allow?: readonly string[]; types?: readonly string[] } = {},
): Promise<{ ok: true; json: unknown } | { ok: false; response: Response }> {
	if (request.method !== "POST") return { ok: false, response: refuseMethod(...allow) };
	if (!types.includes(mediaType(request.headers))) return { ok: false, response: refuse("unsupported_media_type") };
	try {
		return { ok: true, json: JSON.parse(await request.text()) };
	} catch {
		return { ok: false, response: refuse("invalid_json") };
	}
}

/** The content type without its parameters. */
export function mediaType(headers: Headers): string {
	return headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
}
