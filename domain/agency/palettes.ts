import { defaultPalette, type PaletteId } from "./brand-facts.ts";

/** The steps of the scales in `@theme` of `app/app.css`, from light to dark. */
export const paletteSteps = {
	ink: [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950],
	sand: [50, 100, 200, 300, 400],
	coral: [50, 100, 200, 300, 400, 500, 600, 700, 800],
	sun: [100, 200, 300, 400],
	/** The colors of emails (`emails/theme.ts`), which aren't quite those of pages. */
	mail: ["ink", "muted", "sand", "line", "coral"],
} as const;
export type PaletteScale = keyof typeof paletteSteps;
type Palette = Readonly<Record<PaletteScale, string>>;

/**
 * The colors of each palette. The scales keep the names of the default palette: `coral` is the color of the main action, whichever it is.
 *
 * A step is as bright as the same step of the default palette, so every text has the contrast on every background that it has
 * there. The colors of actions are warm in all of them, because errors and the skin of drawn people have them, too. Green isn't
 * part of a palette: it means "licensed".
 */
const palettes: Readonly<Record<PaletteId, Palette>> = {
	gulf: {
		ink: "f2f7f8 e1ecef c6dae0 9dbec8 6b9aa8 47798a 306071 1f4c5d 143c4c 0d2f3d 08222e",
		sand: "fdf9f2 faf2e4 f3e5ce e8d2ac d6b681",
		coral: "fef4f0 fde6dd fbcdbd f6aa91 ee8465 dd6244 c2472b a33921 82301e",
		sun: "fff1cf fde2a3 f9cd72 f1b444",
		mail: "0d3b4c 48626d faf5ec e4d9c5 b8432a",
	},
	navy: {
		ink: "f4f6fc e1ebf9 cad7f1 a1bae2 7593cd 5272ad 3b5993 29467a 1f3667 152a54 0e1e40",
		sand: "fcf9f5 f8f2eb ede6d8 e3d3b4 ceb88d",
		coral: "fef4f1 ffe5e1 fecbc6 faa79e f28076 e05e56 c5423f a53530 832e2b",
		sun: "fef1d3 ffe1a8 f5ce7c e6b852",
		mail: "193567 4b5f80 f9f5ef e1d9cf b9403a",
	},
	forest: {
		ink: "f3f7f5 e4ece7 c8dbd1 a3bfae 739c83 517b63 37634a 254f38 193f2a 133122 0b2417",
		sand: "fcf9f4 f9f2e7 eee6d4 e0d4b4 cbb98e",
		coral: "fbf5ef f8e8da f2d1b6 ebb084 df8e4e cb7110 ab5b05 8c4c03 743c01",
		sun: "fcf2ce f7e4a3 eed172 ddbc41",
		mail: "143e28 4a6454 f9f5ef e0dac8 a05704",
	},
	plum: {
		ink: "f8f5fa f1e7f1 e0d2e4 c8b1ce a888b0 8a668e 704e75 5a3c60 492e4d 3c223e 2c182f",
		sand: "fff8f6 fcf1e8 f4e4d6 eecfb8 dab395",
		coral: "fff3f6 fce5ea facbd5 f4a7b9 ed7f9d da5e82 bf436b a03559 7f2e48",
		sun: "fef0de fee0b9 feca83 f4b252",
		mail: "4a2b4e 6d576f fcf4f0 e5d8cc b44064",
	},
	charcoal: {
		ink: "f6f6f6 e9eaec d3d7da b4b9bf 8b949c 6b737c 525b64 424750 333840 272c31 1b2024",
		sand: "fcf9f5 f7f2ed ece6db e6d2b4 d1b78d",
		coral: "fef4ef fde6dc fccdb9 f7aa8b ee8556 db6528 be4c01 9d3f04 813203",
		sun: "fcf2cf f9e3a7 f0d077 dfbb49",
		mail: "31373e 595f63 f8f5f2 e0d9d2 b54700",
	},
	royal: {
		ink: "f3f6ff e2eaff c4d7ff 9cb8f9 6c90ea 4a6dce 3653b2 244096 1b3080 122568 0c1a50",
		sand: "fcf9f5 f8f2ea ede6d8 e6d2b4 d1b78d",
		coral: "fbf5ef f8e8d9 f2d1b6 e7b280 da9147 c67400 a36004 874f03 6f3f01",
		sun: "fff1d0 fae3a4 f1d073 e2ba45",
		mail: "182d84 485c95 f9f5ef e1d9cf 9b5a04",
	},
	burgundy: {
		ink: "fdf4f5 f8e6e6 f2cecf e3aaaf c97e86 a95b65 8d434b 763039 61232b 4e1a21 3b1117",
		sand: "fdf9f3 fcf1e8 f5e4d2 ecd0b4 dcb38c",
		coral: "fbf5ef f7e8dc efd2b7 e6b286 d79252 c4751b a65e02 894e00 713e00",
		sun: "fff0da fee1b0 fecb73 f4b338",
		mail: "612029 7f5256 fcf4ef e6d8c9 9d5901",
	},
};

/** The colors of a scale, from light to dark: `#0d2f3d`. */
export function colorsOf(palette: PaletteId, scale: PaletteScale): string[] {
	return palettes[palette][scale].split(" ").map((color) => `#${color}`);
}

const allColors = (palette: PaletteId) => Object.values(palettes[palette]).join(" ").split(" ");
const defaultColors = allColors(defaultPalette);
/** In an address of a picture, the sign before the digits is escaped. Digits after them are the opacity. */
const defaultColor = new RegExp(`(#|%23)(${defaultColors.join("|")})`, "gi");

/** A style, a drawing or anything else that names colors of the default palette, with those of another one. */
export function recolor(text: string, palette: PaletteId): string {
	if (palette === defaultPalette) return text;
	const colors = allColors(palette);
	return text.replace(
		defaultColor,
		(_, sign: string, color: string) => sign + colors[defaultColors.indexOf(color.toLowerCase())],
	);
}
