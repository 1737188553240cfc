import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Env } from "../platform/env.server.ts";
import { readCookie, setCookieHeader } from "../platform/http/cookies.server.ts";
import { deriveKey } from "../platform/keys.server.ts";
import type { Limiter } from "../platform/limiter.server.ts";
import { networksOf } from "../platform/networks.server.ts";
import { limits } from "../rate-limits.server.ts";

/**
 * Browsers without script load a small image with the form. Its response sets this signed time, which tells a person's
 * pace from a robot's although the page is one static file. It counts for the network that it was given to, and for a
 * few leads only, so that it can't be shared.
 */
const formOpenedCookie = "form_opened";
const hours = 4;

/** Within this time, a form that is shown again with errors counts as open since it was first shown. */
const correctionMinutes = 60;

export interface OpenedForm {
	at: Date;
	/** Names this opening, to count its uses. */
	nonce: string;
}

interface Viewer {
	ip: string;
	/** The request's `Cookie`. */
	cookies: string | null;
}

type CookieEnv = Pick<Env, "captchaSecret" | "siteOrigin">;

/** The cookie to set when the form is shown. Null while the browser's own cookie still counts. */
export function formOpenedCookieHeader(
	{ env, limiter }: { env: CookieEnv; limiter: Pick<Limiter, "used"> },
	viewer: Viewer,
	now: Date,
): string | null {
	const opened = readOpenedForm(env, viewer, now);
	const isNew = opened && now.getTime() - opened.at.getTime() < correctionMinutes * 60_000;
	const limit = limits.leadsPerOpenedForm;
	if (isNew && limiter.used(limit, opened.nonce) < limit.max) return null;
	const time = String(now.getTime());
	const nonce = randomBytes(9).toString("base64url");
	return setCookieHeader(env, {
		name: formOpenedCookie,
		value: `${time}.${nonce}.${sign(env, viewer.ip, time, nonce)}`,
		maxAgeSeconds: hours * 3600,
		sameSite: "Strict",
	});
}

/** Null if the form was not shown by this site, to this network, within the last hours. */
export function readOpenedForm(env: CookieEnv, { ip, cookies }: Viewer, now: Date): OpenedForm | null {
	const value = readCookie(env, cookies, formOpenedCookie) ?? "";
	const [, time = "", nonce = "", signature = ""] = /^(\d{1,15})\.([\w-]{12})\.([\w-]+)$/.exec(value) ?? [];
	const expected = Buffer.from(sign(env, ip, time, nonce));
	const given = Buffer.from(signature);
	if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
	const at = new Date(Number(time));
	return now.getTime() - at.getTime() < hours * 3_600_000 ? { at, nonce } : null;
}

function sign({ captchaSecret }: CookieEnv, ip: string, time: string, nonce: string): string {
	const { network } = networksOf(ip);
	return createHmac("sha256", deriveKey(captchaSecret, "form-opened"))
		.update(`${time}/${nonce}/${network}`)
		.digest("base64url");
}
