import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Browsers without script load a small image with the form. Its response sets this signed time, which tells a person's
 * pace from a robot's although the page is one static file.
 */
export const formOpenedCookie = "form_opened";
const hours = 4;

/** Within this time, a form that is shown again with errors counts as open since it was first shown. */
const correctionMinutes = 60;

/** The cookie to set when the form is shown. Null while the browser's own cookie still counts. */
export function formOpenedCookieHeader(secret: string, cookieHeader: string | null, now: Date): string | null {
	const opened = readFormOpened(secret, cookieHeader);
	if (opened && now.getTime() - opened.getTime() < correctionMinutes * 60_000) return null;
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
