const lastSuccessKey = "sf_last_contact";

/** When this browser last sent a message that was stored; null where it may keep nothing. */
export function lastSuccess(): Date | null {
	try {
		const kept = new Date(window.localStorage.getItem(lastSuccessKey) ?? "");
		return Number.isNaN(kept.getTime()) ? null : kept;
	} catch {
		return null;
	}
}

export function rememberSuccess(now: Date): void {
	try {
		window.localStorage.setItem(lastSuccessKey, now.toISOString());
	} catch {
		// The limit is a courtesy; the server has its own.
	}
}
