/** Loaded when it is needed, so that a process that can't load it still serves the site. */
export async function loadSharp() {
	const { default: sharp } = await import("sharp");
	// It would keep 50 MB of pictures that nobody asks for again.
	sharp.cache(false);
	return sharp;
}
