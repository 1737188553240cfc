/** What the address of a link is compared with: where somebody is. */
interface Place {
	pathname: string;
	search: string;
}

/**
 * Finds the link that leads to a page or, failing that, to what the page belongs to: a lead belongs to the list. A link
 * with a query leads only to pages with that query.
 */
export function currentLink<Link extends { path: string }>(
	links: readonly Link[],
	place: Place,
): { link: Link; isExact: boolean } | null {
	const [link] = links
		.filter(({ path }) => isWithin(path, place))
		.sort((one, other) => other.path.length - one.path.length);
	return link ? { link, isExact: link.path.split("?")[0] === place.pathname } : null;
}

function isWithin(path: string, { pathname, search }: Place): boolean {
	const [address = "", query] = path.split("?");
	if (!query) return pathname === address || pathname.startsWith(`${address}/`);
	const asked = new URLSearchParams(search);
	return pathname === address && [...new URLSearchParams(query)].every(([name, value]) => asked.get(name) === value);
}
