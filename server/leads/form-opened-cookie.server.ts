import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Browsers without script load a small picture with the form; its answer sets this signed time, so that a person's
 * pace can be told from a robot's although the page itself is the same file for everyone.
 */
export const formOpenedCookie = "form_opened";
const hours = 4;

/** Within this time, a form that comes back to be mended has been open since it was first shown. */
const mendingMinutes = 60;

/** The cookie to set when the form is shown; null while the one that the browser has still tells the truth. */
export function formOpenedCookieHeader(secret: string, cookieHeader: string | null, now: Date): string | null {
	const opened = readFormOpened(secret, cookieHeader);
	if (opened && now.getTime() - opened.getTime() < mendingMinutes * 60_000) return null;
	const time = String(now.getTime());
	const value = `${time}.${sign(secret, time)}`;
	return `${formOpenedCookie}=${value}; Path=/; Max-Age=${hours * 3600}; HttpOnly; SameSite=Strict`;
}

export function readFormOpened(secret: string, cookieHeader: string | null): Date | null {
	const match = new RegExp(`(?:^|;\\s*)${formOpenedCookie}=(\\d{1,15})\\.([\\w-]+)`).exec(cookieHeader ?? "");
	const [, time = "", signature = ""] = match ?? [];
	const expected = Buffer.from(sign(secret, time));
	const given = Buffer.from(signature);
	if (!match || expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
	return new Date(Number(time));
}

function sign(secret: string, time: string): string {
	return createHmac("sha256", secret).update(`${formOpenedCookie}/${time}`).digest("base64url");
}
