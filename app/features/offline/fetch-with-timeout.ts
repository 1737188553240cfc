/** The server could not be asked, or something in front of it answered in its place: worth trying again later. */
export class NetworkError extends Error {
	override name = "Unreachable";
}

const timeoutMs = 30_000;
const absentServer = [502, 503, 504];

/**
 * `fetch`, for calls that may be repeated.
 * @throws Unreachable when there is no answer of the server's own within half a minute
 */
export async function fetchWithTimeout(
	path: string,
	init: RequestInit = {},
	ask: typeof fetch = fetch,
): Promise<Response> {
	let response: Response;
	try {
		response = await ask(path, { ...init, signal: AbortSignal.timeout(timeoutMs) });
	} catch (cause) {
		throw new NetworkError(path, { cause });
	}
	if (absentServer.includes(response.status)) throw new NetworkError(`${path}: ${response.status}`);
	return response;
}
