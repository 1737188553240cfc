/** The server did not respond, or a proxy responded in its place. A later attempt may succeed. */
export class NetworkError extends Error {
	override name = "NetworkError";
}

const timeoutMs = 30_000;
const gatewayErrors = [502, 503, 504];

/**
 * `fetch`, for calls that may be repeated.
 * @throws NetworkError when the server itself does not respond within half a minute
 */
export async function fetchWithTimeout(
	path: string,
	init: RequestInit = {},
	send: typeof fetch = fetch,
): Promise<Response> {
	let response: Response;
	try {
		response = await send(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
	} catch (cause) {
		throw new NetworkError(path, { cause });
	}
	if (gatewayErrors.includes(response.status)) throw new NetworkError(`${path}: ${response.status}`);
	return response;
}
