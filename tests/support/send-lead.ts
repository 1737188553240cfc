import { randomInt } from "node:crypto";
import { solveCaptcha } from "./solve-captcha.ts";

/** A random client address, so that no rate limit applies. For a site that trusts one proxy. */
export function someAddress() {
	const byte = () => randomInt(1, 255);
	return { "x-forwarded-for": `10.${byte()}.${byte()}.${byte()}` };
}

/** A solved captcha, as the script of a form sends it. @throws if the site does not respond */
export async function captchaToken(origin: string): Promise<string> {
	const response = await fetch(`${origin}/functions/captcha-challenge`, { headers: someAddress() });
	if (!response.ok) throw new Error(`No challenge: ${response.status}`);
	const { challenge } = (await response.json()) as { challenge: unknown };
	return solveCaptcha(challenge);
}

export function postLead(origin: string, body: unknown, address = someAddress()): Promise<Response> {
	return fetch(`${origin}/functions/hyper-service`, {
		method: "POST",
		headers: { "content-type": "application/json", origin, ...address },
		body: JSON.stringify(body),
	});
}
