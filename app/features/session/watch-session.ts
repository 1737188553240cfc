import { fetchWithTimeout } from "#app/browser/fetch-with-timeout.ts";
import { forgetDrafts } from "#app/browser/kept-drafts.ts";
import type { SessionNotices } from "#app/browser/page-context.ts";
import { localStore, sessionStore } from "#app/browser/stores.ts";
import { dismissToast, showToast } from "#app/browser/toast-queue.ts";
import { countFocusEvents } from "#domain/staff/focus-events.ts";
import { inactivityMs } from "#domain/staff/inactivity.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { watchIdleTime } from "./idle-watch.ts";
import { signOutPath } from "./sign-out-path.ts";
import { hasSignedInMark } from "./signed-in-mark.ts";

/** `elsewhere`: by a sign-out in another tab, or on the server. */
export type SessionEnding = "inactivity" | "elsewhere";

const activities = ["mousedown", "mousemove", "keydown", "scroll", "touchstart"] as const;
/** After these, a device may have slept, or another tab may have signed out. */
const wakings = ["focus", "pageshow", "storage"] as const;

/** Time to reach the button of a warning that the same mouse has just made untrue: it must not vanish under the pointer. */
const hideWarningMs = 5000;

/**
 * Warns signed-in people before they are signed out for inactivity, and signs them out.
 * @param onEnd called once, after the server was notified
 * @returns a function that stops the watch
 */
export function watchSession(
	role: StaffRole,
	{ sessionWarning: { title, text, stay } }: SessionNotices,
	onEnd: (cause: SessionEnding) => void,
): () => void {
	let warning: number | undefined;
	let isOver = false;
	const listening = new AbortController();
	const { signal } = listening;
	const unwarn = () => {
		if (warning !== undefined) dismissToast(warning);
		warning = undefined;
	};
	const finish = (cause: SessionEnding) => {
		if (signal.aborted) return;
		stop();
		// Several tabs find the end at the same time, and one of them signs out first.
		onEnd(isOver ? "inactivity" : cause);
	};
	const watch = watchIdleTime({
		timeoutMs: inactivityMs(role),
		store: localStore,
		now: Date.now,
		report: () => void reportActivity().then((ending) => ending && finish(ending)),
		warn() {
			unwarn();
			warning = showToast({ tone: "warning", title, text, action: { label: stay, run: () => watch.act() } });
		},
		calm(here) {
			const shown = warning;
			if (here) setTimeout(() => shown === warning && unwarn(), hideWarningMs);
			else unwarn();
		},
		end() {
			isOver = true;
			void signOutInactive().then(() => finish("inactivity"));
		},
	});
	function stop() {
		listening.abort();
		watch.stop();
		unwarn();
	}

	for (const name of activities) window.addEventListener(name, watch.act, { passive: true, capture: true, signal });
	const check = () => {
		watch.check();
		if (!hasSignedInMark()) finish("elsewhere");
	};
	for (const name of wakings) window.addEventListener(name, check, { signal });
	document.addEventListener("visibilitychange", check, { signal });
	const isTooManyFocusEvents = countFocusEvents();
	window.addEventListener("focus", () => isTooManyFocusEvents(Date.now()) && reportFocusEvents(), { signal });
	const leave = ({ target }: SubmitEvent) => {
		if (!signsOut(target)) return;
		forgetDrafts(sessionStore);
		stop();
	};
	document.addEventListener("submit", leave, { signal });
	return stop;
}

function signsOut(form: EventTarget | null): boolean {
	return form instanceof Element && form.getAttribute("action") === signOutPath;
}

/** @returns how the session ended, if the server knows that it did. A report that does not arrive is followed by others. */
async function reportActivity(): Promise<"inactivity" | "elsewhere" | null> {
	const response = await post("/api/session/activity");
	if (response?.status !== 401) return null;
	return (await response.text()).includes('"session_inactive"') ? "inactivity" : "elsewhere";
}

async function reportFocusEvents(): Promise<void> {
	await post("/api/session/focus");
}

/** Ends the session on the server, which does the same by itself if it can't be reached. */
async function signOutInactive(): Promise<void> {
	await post("/api/auth/sign-out?reason=inactivity");
}

async function post(path: string): Promise<Response | null> {
	try {
		return await fetchWithTimeout(path, { method: "POST", keepalive: true });
	} catch {
		return null;
	}
}
