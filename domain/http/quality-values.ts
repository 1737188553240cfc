/**
 * What a header such as Accept-Language or Accept-Encoding lists, in lower case, with how much each is wanted:
 * `br;q=0.5, gzip` → br 0.5, gzip 1. A weight that is no number is `NaN`, which is above nothing.
 */
export function qualityValues(header: string | null | undefined): { value: string; quality: number }[] {
	return (header ?? "").split(",").map((entry) => {
		const [value = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
		const quality = parameters.find((parameter) => parameter.startsWith("q="));
		return { value, quality: quality ? Number(quality.slice(2)) : 1 };
	});
}
