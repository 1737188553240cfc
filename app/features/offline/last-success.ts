const lastSuccessKey = "sf_last_contact";

/** When this browser last sent a contact form that was stored; null if unknown. */
export function lastSuccess(): Date | null {
	try {
		const stored = new Date(window.localStorage.getItem(lastSuccessKey) ?? "");
		return Number.isNaN(stored.getTime()) ? null : stored;
	} catch {
		return null;
	}
}

export function rememberSuccess(now: Date): void {
	try {
		window.localStorage.setItem(lastSuccessKey, now.toISOString());
	} catch {
		// Not essential: the server limits the rate as well.
	}
}
