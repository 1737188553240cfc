import { type LaunchItem, openBlockers } from "#domain/launch/launch-item.ts";

/** The list as text: what is open by area, with what, where and why, and notes on what is done; then how much is done. */
export function describeLaunchList(items: readonly LaunchItem[]): string {
	const open = items.filter(({ missing }) => missing !== null);
	const listed = items.filter(({ missing, note }) => missing !== null || note);
	const areas = [...new Set(listed.map(({ area }) => area))];
	const blockers = openBlockers(items).length;
	return [
		...areas.flatMap((area) => [
			area.toUpperCase(),
			...listed.filter((item) => item.area === area).flatMap(describeItem),
			"",
		]),
		`${items.length - open.length} of ${items.length} done, ${blockers} open that block, ${open.length - blockers} open that do not.`,
		blockers > 0 ? "Not ready to go live." : "Ready to go live.",
	].join("\n");
}

function describeItem({ what, where, why, blocks, missing, note }: LaunchItem): string[] {
	if (missing === null) return [`  [done]   ${what}`, `           Note: ${note}`];
	return [
		`  ${blocks ? "[blocks]" : "[later] "} ${what}`,
		`           Now: ${missing}`,
		`           Where: ${where}`,
		`           Why: ${why}`,
	];
}
