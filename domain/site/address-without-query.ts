/**
 * An address without what may open something or was typed: tokens of our links, answers, a fragment. The names of
 * campaigns stay.
 */
export function addressWithoutQuery(address: string): string {
	const [, place = "", query = ""] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
	const campaign = query.split("&").filter((parameter) => /^utm_\w+=/.test(parameter));
	return campaign.length > 0 ? `${place}?${campaign.join("&")}` : place;
}
