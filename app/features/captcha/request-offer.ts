import { fetchWithTimeout } from "#app/browser/fetch-with-timeout.ts";
import type { CaptchaOffer } from "./browser-captcha.ts";

export async function requestOffer(): Promise<{ offer: CaptchaOffer; serverDate: number | null }> {
	const response = await fetchWithTimeout("/functions/captcha-challenge", { cache: "no-store" });
	return {
		offer: (await response.json()) as CaptchaOffer,
		serverDate: Date.parse(response.headers.get("date") ?? "") || null,
	};
}
