import { currentVisit } from "#app/browser/current-visit.ts";
import { fetchWithTimeout, NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { forgetJourney } from "#domain/profiling/noted-journey.ts";
import type { OwnProfile } from "#domain/profiling/own-profile.ts";
import { runningProfiler } from "./running-profiler.ts";

const noContent = 204;

/**
 * Everything that is stored of this visit, what this page has noted included.
 * @returns null when there is nothing
 * @throws NetworkError
 */
export async function readOwnProfile(): Promise<OwnProfile | null> {
	await runningProfiler()?.save();
	const response = await ask("GET");
	return response.status === noContent ? null : ((await response.json()) as OwnProfile);
}

/**
 * Deletes it here and there; nothing more is noted on this page.
 * @throws NetworkError when it could not be deleted
 */
export async function deleteOwnProfile(): Promise<void> {
	await ask("DELETE");
	runningProfiler()?.pause();
	forgetJourney(sessionStore);
}

async function ask(method: "GET" | "DELETE"): Promise<Response> {
	const headers = { "x-session-id": currentVisit().sessionId };
	const response = await fetchWithTimeout("/functions/profile", { method, headers });
	if (!response.ok) throw new NetworkError(`${method}: ${response.status}`);
	return response;
}
