import { defaultPalette, type PaletteId, paletteIds } from "./brand-facts.ts";

const withPalette = new RegExp(`^(/(?:assets|blog)/)(${paletteIds.join("|")})/([\\w.-]+\\.svg)$`);

/**
 * The address of one of the site's drawings in the colors of a palette. Other colors are at another address, because browsers keep
 * drawings.
 */
export function drawingIn(path: string, palette: PaletteId): string {
	return palette === defaultPalette ? path : path.replace(/[^/]*$/, `${palette}/$&`);
}

/** The drawing that such an address names, and in which palette; null for any other address. */
export function parseDrawingAddress(path: string): { path: string; palette: PaletteId } | null {
	const [, folder, palette, name] = withPalette.exec(path) ?? [];
	return folder && palette !== defaultPalette ? { path: `${folder}${name}`, palette: palette as PaletteId } : null;
}
