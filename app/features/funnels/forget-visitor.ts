import { sessionStore } from "#app/browser/stores.ts";
import { funnelKeyPrefix } from "#domain/site/stored-names.ts";
import { forgetVisitorDetails } from "../leads/visitor-details.ts";

/** Deletes from this tab the visitor, their answers and the sent leads, so that somebody else can continue. */
export function forgetVisitor(): void {
	forgetVisitorDetails();
	for (const key of storedKeys()) {
		if (key.startsWith(funnelKeyPrefix)) sessionStore.removeItem(key);
	}
}

function storedKeys(): string[] {
	try {
		return Object.keys(window.sessionStorage);
	} catch {
		return [];
	}
}
