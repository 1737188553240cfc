/** After this many faults in a row only a clean start can help. */
export const maxRetries = 2;

/** How long after a fault of stored data the part is tried again by itself. */
export const retryDelayMs = 2000;

/** Whether a fault looks as if stored data, most likely the visitor's location, were not what they should be. */
export function looksLikeBadData(message: string): boolean {
	return /\bnull\b|\bundefined\b|location|geolocation/i.test(message);
}
