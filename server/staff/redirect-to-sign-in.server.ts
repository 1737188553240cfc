import { redirect } from "react-router";
import type { ReadSession } from "./read-session.server.ts";

/** Sends somebody who is not signed in to sign in, saying so if that is because of inactivity. @param next where to return to */
export function redirectToSignIn(next: string, { ended, cookies }: Pick<ReadSession, "ended" | "cookies">): Response {
	const headers = new Headers();
	for (const cookie of cookies) headers.append("Set-Cookie", cookie);
	const notice = ended === "inactivity" ? "&notice=session-expired" : "";
	return redirect(`/auth?next=${encodeURIComponent(next)}${notice}`, { headers });
}
