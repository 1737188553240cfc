/**
 * The values of a header such as Accept-Language or Accept-Encoding, in lower case, with their weights: `br;q=0.5,
 * gzip` → br 0.5, gzip 1. An invalid weight is `NaN`, which is above nothing.
 */
export function qualityValues(header: string | null | undefined): { value: string; quality: number }[] {
	return (header ?? "").split(",").map((entry) => {
		const [value = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
		const quality = parameters.find((parameter) => parameter.startsWith("q="));
		return { value, quality: quality ? Number(quality.slice(2)) : 1 };
	});
}
