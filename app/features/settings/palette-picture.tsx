import type { PaletteId } from "#domain/agency/brand-facts.ts";
import { colorsOf, type PaletteScale, paletteSteps } from "#domain/agency/palettes.ts";

/** A small page in the colors of a palette. Their name is next to it. */
export function PalettePicture({ palette }: { palette: PaletteId }) {
	function color(scale: Exclude<PaletteScale, "mail">, step: number): string | undefined {
		const steps: readonly number[] = paletteSteps[scale];
		return colorsOf(palette, scale)[steps.indexOf(step)];
	}
	return (
		<svg aria-hidden="true" viewBox="0 0 160 84" className="block h-auto w-full rounded-md border border-ink-200">
			<path d="M0 0H160V84H0Z" fill={color("sand", 50)} />
			<path d="M0 0H160V9H0Z" fill={color("ink", 900)} />
			<path d="M0 9H160V23H0Z" fill="#fff" />
			<path d="M9 13h26v6H9Z" fill={color("ink", 900)} />
			<rect x="123" y="12" width="28" height="8" rx="4" fill={color("coral", 600)} />
			<path d="M9 33h62v5H9ZM9 41h46v5H9Z" fill={color("ink", 900)} />
			<path d="M9 51h58v2.500H9ZM9 56h52v2.500H9Z" fill={color("ink", 700)} />
			<rect x="9" y="63" width="34" height="10" rx="5" fill={color("coral", 600)} />
			<rect x="90" y="31" width="61" height="44" rx="4" fill={color("ink", 200)} />
			<circle cx="121" cy="52" r="10" fill={color("sun", 300)} />
			<path d="M90 58q15-6 31 0t30 0v13a4 4 0 0 1-4 4H94a4 4 0 0 1-4-4Z" fill={color("ink", 600)} />
			<path d="M90 66q15-5 31 0t30 0v5a4 4 0 0 1-4 4H94a4 4 0 0 1-4-4Z" fill={color("sand", 300)} />
			<path d="M0 80H160V84H0Z" fill={color("ink", 950)} />
		</svg>
	);
}
