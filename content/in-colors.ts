import { recolor } from "#domain/agency/palettes.ts";
import { agency } from "./agency.ts";

/**
 * Anything that names colors of the default palette, in the colors of the agency. All styles, drawings and emails are written in the
 * default palette and pass here on their way out.
 */
export function inColors(text: string): string {
	return recolor(text, agency.palette);
}
