/** The site's palette, and sizes in points. */
export const ink = {
	900: "#0d2f3d",
	700: "#1f4c5d",
	600: "#306071",
	500: "#47798a",
	200: "#c6dae0",
	50: "#f2f7f8",
} as const;
export const sand = { 50: "#fdf9f2", 100: "#faf2e4", 300: "#e8d2ac" } as const;
export const coral = { 600: "#c2472b", 500: "#dd6244", 50: "#fef4f0" } as const;
export const sun = { 200: "#fde2a3", 300: "#f9cd72", 400: "#f1b444" } as const;

export const sansFont = "Figtree";
export const serifFont = "Source Serif 4";

/** US Letter. */
export const pageHeight = 792;
export const margin = 54;
export const pageWidth = 612;
export const textWidth = pageWidth - 2 * margin;

/** A line height is a multiple of the font size in the same style, so both are set together. */
export const bodyText = { fontSize: 10, lineHeight: 1.5 } as const;
export const detailText = { fontSize: 9, lineHeight: 1.4 } as const;
export const smallText = { fontSize: 8.5, lineHeight: 1.45, color: ink[700] } as const;
export const sectionTitle = {
	fontFamily: serifFont,
	fontWeight: 600,
	fontSize: 14,
	lineHeight: 1.3,
	marginTop: 14,
	marginBottom: 6,
} as const;
