import { captchaAction } from "#domain/leads/captcha-action.ts";
import type { CaptchaOffer, CaptchaProvider } from "./browser-captcha.ts";

interface RecaptchaOffer extends CaptchaOffer {
	siteKey: string;
}

export interface RecaptchaScript {
	ready(run: () => void): void;
	execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
	interface Window {
		grecaptcha?: RecaptchaScript;
	}
}

const timeoutMs = 15_000;

/** Google's check. Its script loads early; the short-lived token is made when the lead is sent. */
export function recaptcha(load: (siteKey: string) => Promise<RecaptchaScript> = loadScript): CaptchaProvider {
	return async ({ offer }) => {
		const { siteKey } = offer as RecaptchaOffer;
		const script = await load(siteKey);
		// Google's script may throw at once, and may return a thenable without `catch`.
		const token = async () => {
			try {
				return await script.execute(siteKey, { action: captchaAction });
			} catch {
				return null;
			}
		};
		return { token, expiresAt: Number.POSITIVE_INFINITY };
	};
}

/** Loads Google's script once; a failed attempt can be repeated. */
function loadScript(siteKey: string): Promise<RecaptchaScript> {
	const source = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
	return new Promise((resolve, reject) => {
		const finish = () => {
			const { grecaptcha } = window;
			if (grecaptcha) grecaptcha.ready(() => resolve(grecaptcha));
			else reject(new Error("The captcha script is empty"));
		};
		if (window.grecaptcha) return finish();
		const script = document.createElement("script");
		script.src = source;
		script.async = true;
		script.onload = finish;
		script.onerror = () => {
			script.remove();
			console.warn("The captcha script did not load", source);
			reject(new Error("The captcha script did not load"));
		};
		setTimeout(reject, timeoutMs, new Error("The captcha script timed out"));
		document.head.append(script);
	});
}
