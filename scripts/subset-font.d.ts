declare module "subset-font" {
	interface Axis {
		min: number;
		max: number;
	}
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			targetFormat: "woff2" | "sfnt";
			keepAllGlyphs?: boolean;
			variationAxes: Record<string, number | Axis | undefined>;
		},
	): Promise<Buffer>;
}
