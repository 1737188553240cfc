/** The sets of colors that an admin can choose from. `palettes.ts` has their colors. */
export const paletteIds = ["gulf", "navy", "forest", "plum", "charcoal", "royal", "burgundy"] as const;
export type PaletteId = (typeof paletteIds)[number];

/** The colors that style sheets, drawings and emails are written in. */
export const defaultPalette = "gulf" satisfies PaletteId;

/** An uploaded logo. */
export interface LogoFacts {
	/** The id of the stored image. */
	image: string;
	/** The size of the picture that was uploaded, in pixels. */
	width: number;
	height: number;
}

/** How the agency looks. */
export interface BrandFacts {
	palette: PaletteId;
	/** Null: the mark that came with the website. */
	logo: LogoFacts | null;
	/** True if the logo says the agency's name, so that it isn't written beside it. */
	logoHasName: boolean;
}
