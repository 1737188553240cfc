interface Recaptcha {
	ready(run: () => void): void;
	execute(siteKey: string, options: { action: string }): Promise<string>;
}

declare global {
	interface Window {
		grecaptcha?: Recaptcha;
	}
}

const timeoutMs = 15_000;

/** Loads Google's script once; a failed attempt may be repeated. */
export function loadRecaptcha(siteKey: string): Promise<void> {
	const source = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
	return new Promise((resolve, reject) => {
		if (window.grecaptcha) return window.grecaptcha.ready(resolve);
		const script = document.createElement("script");
		script.src = source;
		script.async = true;
		script.onload = () =>
			window.grecaptcha ? window.grecaptcha.ready(resolve) : reject(new Error("The captcha script is empty"));
		script.onerror = () => {
			script.remove();
			console.warn("The captcha script did not load", source);
			reject(new Error("The captcha script did not load"));
		};
		setTimeout(reject, timeoutMs, new Error("The captcha script takes too long"));
		document.head.append(script);
	});
}

export async function executeRecaptcha(siteKey: string): Promise<string> {
	if (!window.grecaptcha) throw new Error("The captcha script is not there");
	return window.grecaptcha.execute(siteKey, { action: "contact_form" });
}
