import type { PageContext } from "#app/browser/page-context.ts";
import { hasSignedInMark } from "./signed-in-mark.ts";

/** Fills in what the signed-in see. Visitors who never signed in cause no request. */
export function enhanceSession({ notices }: PageContext): void {
	if (!hasSignedInMark()) return;
	void import("./follow-session.ts").then((module) => module.followSession(notices));
}
