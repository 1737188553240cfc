import figtree from "#app/fonts/figtree.woff2?url";
import sourceSerif from "#app/fonts/source-serif-4.woff2?url";

/**
 * Brings the real faces in place of their stand-ins, all in one go: as part of the style sheet each of them would style
 * and lay out the whole page anew, and compete with its words for a slow line.
 * @returns when they are in use; where they cannot be had, the stand-ins stay
 */
export async function loadTypefaces(): Promise<void> {
	const faces = [
		new FontFace("Figtree", `url(${figtree})`, { weight: "400 700" }),
		new FontFace("Source Serif 4", `url(${sourceSerif})`, { weight: "600" }),
	];
	const loaded = await Promise.allSettled(faces.map((face) => face.load()));
	for (const outcome of loaded) if (outcome.status === "fulfilled") document.fonts.add(outcome.value);
}
