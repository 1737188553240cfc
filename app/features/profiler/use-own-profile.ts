import { useState } from "react";
import type { OwnProfile } from "#domain/profiling/own-profile.ts";
import { consentFor } from "../consent/consent.ts";
import { deleteOwnProfile, readOwnProfile } from "./own-profile-requests.ts";

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
