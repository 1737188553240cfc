import { reach } from "../offline/reach.ts";
import type { CaptchaOffer } from "./captcha.ts";

export async function requestOffer(): Promise<{ offer: CaptchaOffer; date: number | null }> {
	const response = await reach("/functions/captcha-challenge", { cache: "no-store" });
	return {
		offer: (await response.json()) as CaptchaOffer,
		date: Date.parse(response.headers.get("date") ?? "") || null,
	};
}
