import { agency, contentFacts } from "#content/agency.ts";
import { defaultPalette } from "#domain/agency/brand-facts.ts";

type Shown = Pick<typeof agency, "name" | "palette" | "logo">;

/** What the site's images show of the agency, as a text. Without own colors and logo, it is the name. */
function lookOf({ name, palette, logo }: Shown): string {
	return palette === defaultPalette && !logo ? name : JSON.stringify([name, palette, logo]);
}

/** How images look now. */
export function imageLook(): string {
	return lookOf(agency);
}

/** How the images of the build look. */
export function builtImageLook(): string {
	return lookOf({ name: contentFacts.identity.name, palette: defaultPalette, logo: null });
}
