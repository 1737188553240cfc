import { fetchWithTimeout } from "#app/browser/fetch-with-timeout.ts";
import type { SessionNotices } from "#app/browser/page-context.ts";
import { showToast } from "#app/browser/toast-queue.ts";
import { mayOpenDashboard, type StaffRole } from "#domain/staff/roles.ts";
import { watchSession } from "./watch-session.ts";

/** Shows a public page as the signed-in see it, until their session ends. The style sheet knows the attribute. */
export async function followSession(notices: SessionNotices): Promise<void> {
	const role = await askRole();
	if (!role) return;
	const { dataset } = document.documentElement;
	dataset.signedIn = mayOpenDashboard(role) ? "staff" : "visitor";
	watchSession(role, notices, (cause) => {
		delete dataset.signedIn;
		if (cause === "inactivity") showToast({ tone: "error", ...notices.sessionExpired });
	});
}

/** Null if nobody is signed in, or the server can't be reached. */
async function askRole(): Promise<StaffRole | null> {
	try {
		const response = await fetchWithTimeout("/api/session");
		const { userRole } = (await response.json()) as { userRole?: StaffRole | null };
		return userRole ?? null;
	} catch {
		return null;
	}
}
