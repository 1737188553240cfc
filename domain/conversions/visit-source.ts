/** Names of campaigns and hosts. Anything else could be somebody's name or address. */
const plain = /^[a-z\d][a-z\d._-]{0,39}$/;

/** True if `visitSource` could have returned it. */
export function isSourceName(text: string): boolean {
	return plain.test(text);
}

/**
 * The source of a visit: the campaign's source, else the host of the site that linked here, else `direct`. A source
 * that does not look like a name is `other`, because anybody can write a link.
 * @param ownHost a link from the site itself isn't a source
 */
export function visitSource(
	{ utmSource, referrer }: { utmSource?: string | null; referrer?: string | null },
	ownHost: string,
): string {
	if (utmSource) {
		const source = utmSource.trim().toLowerCase();
		return plain.test(source) ? source : "other";
	}
	const [, host] = /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(referrer ?? "") ?? [];
	if (!host || host.toLowerCase() === ownHost.replace(/^www\./, "")) return "direct";
	return plain.test(host.toLowerCase()) ? host.toLowerCase() : "other";
}
