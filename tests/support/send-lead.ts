import { randomInt } from "node:crypto";
import { solveCaptcha } from "./solve-captcha.ts";

/** An address that no limit has met yet, for a site that trusts one proxy. */
export function someAddress(): Record<string, string> {
	const byte = () => randomInt(1, 255);
	return { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` };
}

/** A solved captcha, as the form's script brings it. @throws when the site is not there */
export async function captchaToken(origin: string): Promise<string> {
	const answer = await fetch(`${origin}/functions/captcha-challenge`, { headers: someAddress() });
	if (!answer.ok) throw new Error(`No challenge: ${answer.status}`);
	const { challenge } = (await answer.json()) as { challenge: unknown };
	return solveCaptcha(challenge);
}

export function postLead(origin: string, body: unknown): Promise<Response> {
	return fetch(`${origin}/functions/hyper-service`, {
		method: "POST",
		headers: { "content-type": "application/json", origin, ...someAddress() },
		body: JSON.stringify(body),
	});
}
