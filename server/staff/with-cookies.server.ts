/** A response that no cache keeps, with the cookies that prolong or end a session. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
	response.headers.set("Cache-Control", "no-store");
	for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
	return response;
}
