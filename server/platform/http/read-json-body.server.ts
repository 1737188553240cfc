import { refuse } from "./refusal.server.ts";

/**
 * The body of a call by our own pages. `sendBeacon` can't name every type without asking first, so plain text that is
 * JSON is taken where a page sends its last words.
 */
export async function readJsonBody(
	request: Request,
	{ methods = ["POST"], types = ["application/json"] }: { methods?: readonly string[]; types?: readonly string[] } = {},
): Promise<{ json: unknown } | { refused: Response }> {
	if (request.method !== "POST") return { refused: refuse("method_not_allowed", { Allow: methods.join(", ") }) };
	const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
	if (!types.includes(type)) return { refused: refuse("unsupported_media_type") };
	try {
		return { json: JSON.parse(await request.text()) };
	} catch {
		return { refused: refuse("bad_request") };
	}
}
