/** Best first. The suffix marks a compressed copy, in the build folder and in an ETag. */
export const encodings = [
	{ name: "br", suffix: "br" },
	{ name: "gzip", suffix: "gz" },
] as const;

export type EncodingName = (typeof encodings)[number]["name"];

/** The best of the offered encodings that an Accept-Encoding header takes; none stands for the file as it is. */
export function chooseEncoding(
	accepted: string | undefined,
	offered: readonly EncodingName[],
): EncodingName | undefined {
	const qualities = new Map(
		(accepted ?? "").split(",").map((entry) => {
			const [name = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
			const quality = parameters.find((parameter) => parameter.startsWith("q="));
			return [name, quality ? Number(quality.slice(2)) : 1];
		}),
	);
	return encodings
		.map(({ name }) => name)
		.find((name) => offered.includes(name) && (qualities.get(name) ?? qualities.get("*") ?? 0) > 0);
}
