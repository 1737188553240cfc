import { type LaunchItem, openBlockers } from "#domain/launch/launch-item.ts";

/** The list as text: what is open by area, with what, where and why, then how much is done. */
export function describeLaunchList(items: readonly LaunchItem[]): string {
	const open = items.filter(({ missing }) => missing !== null);
	const areas = [...new Set(open.map(({ area }) => area))];
	const blockers = openBlockers(items).length;
	return [
		...areas.flatMap((area) => [
			area.toUpperCase(),
			...open.filter((item) => item.area === area).flatMap(describeItem),
			"",
		]),
		`${items.length - open.length} of ${items.length} done, ${blockers} open that block, ${open.length - blockers} open that do not.`,
		blockers > 0 ? "Not ready to go live." : "Ready to go live.",
	].join("\n");
}

function describeItem({ what, where, why, blocks, missing }: LaunchItem): string[] {
	return [
		`  ${blocks ? "[blocks]" : "[later] "} ${what}`,
		`           Now: ${missing}`,
		`           Where: ${where}`,
		`           Why: ${why}`,
	];
}
