import { useState } from "react";
import { currentVisit } from "#app/browser/current-visit.ts";
import { fetchWithTimeout, NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { forgetJourney } from "#domain/profiling/journey-key.ts";
import type { OwnProfile } from "#domain/profiling/own-profile.ts";
import { consentFor } from "../consent/consent.ts";
import { runningProfiler } from "./running-profiler.ts";

type OwnProfileState =
	| { phase: "closed" | "none" }
	| { phase: "loading" | "shown"; profile?: OwnProfile | undefined }
	/** `goesOn`: personalization is still allowed, so that a new profile will follow. */
	| { phase: "deleted"; goesOn: boolean }
	| { phase: "failed"; what: "read" | "delete"; profile?: OwnProfile | undefined };

/** Shows and deletes the visitor's own profile. */
export function useOwnProfile() {
	const [state, setState] = useState<OwnProfileState>({ phase: "closed" });
	const profile = "profile" in state ? state.profile : undefined;

	async function attempt(what: "read" | "delete", act: () => Promise<OwnProfileState>): Promise<void> {
		if (state.phase === "loading") return;
		setState({ phase: "loading", profile });
		setState(await act().catch(() => ({ phase: "failed" as const, what, profile })));
	}

	return {
		state,
		profile,
		read: () =>
			attempt("read", async () => {
				const found = await readOwnProfile();
				return found ? { phase: "shown", profile: found } : { phase: "none" };
			}),
		remove: () =>
			attempt("delete", async () => {
				await deleteOwnProfile();
				return { phase: "deleted", goesOn: consentFor("personalization") };
			}),
	};
}

const noContent = 204;

/**
 * Reads everything that is stored about this visit, including the notes of this page.
 * @returns null if there is nothing
 * @throws NetworkError
 */
async function readOwnProfile(): Promise<OwnProfile | null> {
	await runningProfiler()?.save();
	const response = await request("GET");
	return response.status === noContent ? null : ((await response.json()) as OwnProfile);
}

/**
 * Deletes the profile in the browser and on the server. Nothing more is noted on this page.
 * @throws NetworkError if the server could not delete it
 */
async function deleteOwnProfile(): Promise<void> {
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
