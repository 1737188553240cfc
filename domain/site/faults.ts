/** After this many errors in a row, only a clean start can help. */
export const maxRetries = 2;

/** Delay of the automatic retry after an error in stored data. */
export const retryDelayMs = 2000;

/** True if the cause is probably invalid stored data, most likely the visitor's location. */
export function looksLikeBadData(message: string): boolean {
	return /\bnull\b|\bundefined\b|location|geolocation/i.test(message);
}
