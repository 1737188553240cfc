import { currentVisit } from "#app/browser/current-visit.ts";
import { fetchWithTimeout, NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { forgetJourney } from "#domain/profiling/noted-journey.ts";
import type { OwnProfile } from "#domain/profiling/own-profile.ts";
import { runningProfiler } from "./running-profiler.ts";

const noContent = 204;

/**
 * Reads everything that is stored about this visit, including the notes of this page.
 * @returns null if there is nothing
 * @throws NetworkError
 */
export async function readOwnProfile(): Promise<OwnProfile | null> {
	await runningProfiler()?.save();
	const response = await request("GET");
	return response.status === noContent ? null : ((await response.json()) as OwnProfile);
}

/**
 * Deletes the profile in the browser and on the server. Nothing more is noted on this page.
 * @throws NetworkError if the server could not delete it
 */
export async function deleteOwnProfile(): Promise<void> {
	await request("DELETE");
	runningProfiler()?.pause();
	forgetJourney(sessionStore);
}

async function request(method: "GET" | "DELETE"): Promise<Response> {
	const headers = { "x-session-id": currentVisit().sessionId };
	const response = await fetchWithTimeout("/functions/profile", { method, headers });
	if (!response.ok) throw new NetworkError(`${method}: ${response.status}`);
	return response;
}
