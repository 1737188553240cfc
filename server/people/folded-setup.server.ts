import type { Env } from "../platform/env.server.ts";
import { readCookie, setCookieHeader } from "../platform/http/cookies.server.ts";

/** Says that somebody has hidden the list of first steps in this browser. */
const name = "sf_setup_hidden";
const days = 180;

export function isSetupFolded(env: Env, headers: Headers): boolean {
	return readCookie(env, headers.get("cookie"), name) === "1";
}

/** Hides the list or shows it again, if a form of Today asks for that. @returns the cookie that keeps it so */
export function foldSetup(env: Env, form: FormData): string | null {
	const intent = form.get("intent");
	if (intent !== "hide-setup" && intent !== "show-setup") return null;
	const maxAgeSeconds = intent === "hide-setup" ? days * 24 * 3600 : 0;
	return setCookieHeader(env, { name, value: "1", maxAgeSeconds, sameSite: "Lax" });
}
