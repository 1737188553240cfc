import { qualityValues } from "#domain/http/quality-values.ts";

/** Best first. The suffix marks a compressed copy, in the build folder and in an ETag. */
export const encodings = [
	{ name: "br", suffix: "br" },
	{ name: "gzip", suffix: "gz" },
] as const;

export type EncodingName = (typeof encodings)[number]["name"];

/** The best of the offered encodings that an Accept-Encoding header accepts. Undefined means uncompressed. */
export function chooseEncoding(
	accepted: string | undefined,
	offered: readonly EncodingName[],
): EncodingName | undefined {
	const qualities = new Map(qualityValues(accepted).map(({ value, quality }) => [value, quality]));
	return encodings
		.map(({ name }) => name)
		.find((name) => offered.includes(name) && (qualities.get(name) ?? qualities.get("*") ?? 0) > 0);
}
