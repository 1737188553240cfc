import { useEffect, useEffectEvent } from "react";
import type { SessionNotices } from "#app/browser/page-context.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { type SessionEnding, watchSession } from "./watch-session.ts";

/** Watches the session of staff. When it ends, nothing stays on the screen, and signing in again leads back. */
export function useSessionWatch(role: StaffRole, notices: SessionNotices): void {
	// A new dashboard page brings new objects, but isn't a reason to start again.
	const start = useEffectEvent(() => watchSession(role, notices, leave));
	useEffect(() => start(), []);
}

function leave(cause: SessionEnding): void {
	const { pathname, search } = window.location;
	const notice = cause === "inactivity" ? "&notice=session-expired" : "";
	window.location.replace(`/auth?next=${encodeURIComponent(pathname + search)}${notice}`);
}
