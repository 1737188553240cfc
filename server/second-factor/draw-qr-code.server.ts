import { encode } from "uqr";

/** A QR code as the path of an SVG, each module one unit wide, with the empty border that readers need. */
export function drawQrCode(text: string): { size: number; path: string } {
	const { data, size } = encode(text, { ecc: "M", border: 4 });
	const runs = data.flatMap((row, y) =>
		[
			...row
				.map((isDark) => (isDark ? "#" : " "))
				.join("")
				.matchAll(/#+/g),
		].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
	);
	return { size, path: runs.join("") };
}
