import figtree from "./figtree.woff2?url";
import sourceSerif from "./source-serif-4.woff2?url";

/**
 * Replaces the fallback fonts with the real ones, all at once. In the style sheet, each font would cause a new layout of
 * the whole page and compete with its text on a slow connection.
 * @returns when the fonts are in use; the fallback of a font that can't be loaded stays
 */
export async function loadTypefaces(): Promise<void> {
	const faces = [
		new FontFace("Figtree", `url(${figtree})`, { weight: "400 700" }),
		new FontFace("Source Serif 4", `url(${sourceSerif})`, { weight: "600" }),
	];
	const loaded = await Promise.allSettled(faces.map((face) => face.load()));
	for (const face of loaded) if (face.status === "fulfilled") document.fonts.add(face.value);
}
