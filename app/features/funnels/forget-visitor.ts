import { sessionStore } from "#app/browser/stores.ts";
import { funnelKeyPrefix } from "#domain/site/stored-names.ts";
import { forgetVisitorDetails } from "../leads/visitor-details.ts";

/** Forgets in this tab who answered, what they answered and what was sent: somebody else goes on. */
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
