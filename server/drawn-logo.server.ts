import { agency } from "#content/agency.ts";
import type { LogoFacts } from "#domain/agency/brand-facts.ts";

let file: Uint8Array | null = null;

/** From now on, what is drawn in this thread has this picture. */
export function setLogoFile(bytes: Uint8Array | null): void {
	file = bytes;
}

export interface DrawnLogo extends Pick<LogoFacts, "width" | "height"> {
	/** PNG. */
	bytes: Uint8Array;
	hasName: boolean;
}

/**
 * The agency's logo, for PDFs and images, which contain it. Null: the mark that came with the website. Undefined: neither, because
 * the logo can't be read now.
 */
export function drawnLogo(): DrawnLogo | null | undefined {
	const { logo } = agency;
	return logo && (file ? { ...logo, bytes: file } : undefined);
}
