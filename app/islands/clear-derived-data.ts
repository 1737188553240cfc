/** What this site keeps in the browser and can find out again; a visitor's choices and messages are not among it. */
const derivedKeys = ["user_location", "userLocation", "sf_location", "discovery_profile", "translations"];

export function clearDerivedData(): void {
	try {
		for (const key of derivedKeys) {
			localStorage.removeItem(key);
			sessionStorage.removeItem(key);
		}
	} catch {
		// A browser that keeps nothing has nothing to clear.
	}
}
