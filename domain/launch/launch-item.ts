/** A group of items in the list, in the order of the list. */
export const launchAreas = [
	"identity",
	"licenses",
	"contact",
	"scheduler",
	"mail",
	"server",
	"rates",
	"claims",
	"texts",
	"contracts",
] as const;
export type LaunchArea = (typeof launchAreas)[number];

/** Something that the owner must supply before the site goes live. */
export interface LaunchItem {
	id: string;
	area: LaunchArea;
	/** The thing to supply. */
	what: string;
	/** The file and value, or the variable. */
	where: string;
	why: string;
	/**
	 * True if the site may not go live without it. An open item that does not block costs a feature or hides a claim.
	 */
	blocks: boolean;
	/** The part that is missing now; null if nothing is. */
	missing: string | null;
	/** A note worth reading once it is done. */
	note?: string;
}

/** The items that keep the site from going live. */
export function openBlockers(items: readonly LaunchItem[]): LaunchItem[] {
	return items.filter(({ blocks, missing }) => blocks && missing !== null);
}
