import { fetchWithTimeout } from "#app/browser/fetch-with-timeout.ts";

/** @returns how the session ended, if the server knows that it did. A report that does not arrive is followed by others. */
export async function reportActivity(): Promise<"inactivity" | "elsewhere" | null> {
	const response = await post("/api/session/activity");
	if (response?.status !== 401) return null;
	return (await response.text()).includes('"session_inactive"') ? "inactivity" : "elsewhere";
}

export async function reportFocusEvents(): Promise<void> {
	await post("/api/session/focus");
}

/** Ends the session on the server, which does the same by itself if it can't be reached. */
export async function signOutInactive(): Promise<void> {
	await post("/api/auth/sign-out?reason=inactivity");
}

async function post(path: string): Promise<Response | null> {
	try {
		return await fetchWithTimeout(path, { method: "POST", keepalive: true });
	} catch {
		return null;
	}
}
