import type { ClaimId } from "../agency/claim-evidence.ts";
import type { SettingsSection } from "../agency/settable-facts.ts";
import type { PremiumProduct } from "../rates/rate-table.ts";
import type { AttestedId } from "./attested-items.ts";
import type { PublishedId } from "./claim-items.ts";
import type { MeasuredId } from "./measured-items.ts";

/**
 * What one person settles in one go, in the order of the list. The owner counts these: no more than twelve stand between a
 * fresh start and an open site.
 */
export const launchAreas = [
	"office",
	"booking",
	"mail",
	"server",
	"backups",
	"identity",
	"licenses",
	"team",
	"calls",
	"counsel",
	"texts",
	"privacy",
	"rates",
	"claims",
] as const;
export type LaunchArea = (typeof launchAreas)[number];

/**
 * What an open item costs: the site may not go live, something on it is closed or not said, or only that the owner was
 * advised.
 */
export const launchEffects = ["blocks", "opens", "advised"] as const;
export type LaunchEffect = (typeof launchEffects)[number];

/** Who can settle it: an admin on a page, whoever runs the server, the owner, a lawyer, or a native and licensed reader. */
export type LaunchSettler = "admin" | "operator" | "owner" | "counsel" | "reader";

export type LaunchItemId = MeasuredId | AttestedId | ClaimId | PublishedId | `rates_${PremiumProduct}` | "signOff";
/** Items that are there for one reason share its words. */
export type LaunchReason = MeasuredId | AttestedId | "claims" | "rates" | "signOff";

/** Why an item is open. Its words are in `launch.filled.gaps`. */
export interface LaunchGap {
	code:
		| "sample"
		| "sampleLinks"
		| "empty"
		| "lacking"
		| "value"
		| "refused"
		| "unchecked"
		| "unread"
		| "noRecord"
		| "recordIncomplete"
		| "recordNotPast"
		| "recordChanged"
		| "recordOld"
		| "noEvidence"
		| "evidenceOpen"
		| "noneConfirmed"
		| "roughRates"
		| "unsigned";
	values?: Readonly<Record<string, string | number>>;
}

/** Something that the owner must supply. Its words are in `launch.json`. */
export interface LaunchItem {
	id: LaunchItemId;
	area: LaunchArea;
	effect: LaunchEffect;
	who: LaunchSettler;
	why: LaunchReason;
	/** The file and value, the variable or the command. */
	where: string;
	/** The field on a page of the settings, for what an admin can set while the site runs; of one record where the page has several. */
	setting?: { section: SettingsSection; field: string; record?: string };
	/** Another page of the dashboard where an admin settles it, or sees how it is. */
	page?: string;
	/** What is missing now; null if nothing is. */
	missing: LaunchGap | null;
	/** By how many percent the rule of thumb is above the rates in use. */
	percent?: number;
}

/** The items that keep the site from going live. */
export function openBlockers(items: readonly LaunchItem[]): LaunchItem[] {
	return items.filter(({ effect, missing }) => effect === "blocks" && missing !== null);
}

export type LaunchGroup = LaunchEffect | "done";

export interface LaunchTask {
	area: LaunchArea;
	items: LaunchItem[];
	/** How many of the area have the same effect, the done ones included. */
	of: number;
}

/** Open items by what they cost, and the done ones, each by area. */
export function groupLaunchItems(items: readonly LaunchItem[]): Record<LaunchGroup, LaunchTask[]> {
	const byArea = (chosen: (item: LaunchItem) => boolean, counted: (item: LaunchItem) => boolean): LaunchTask[] =>
		launchAreas.flatMap((area) => {
			const ofArea = items.filter((item) => item.area === area && counted(item));
			const found = ofArea.filter(chosen);
			return found.length === 0 ? [] : [{ area, items: found, of: ofArea.length }];
		});
	const open = (effect: LaunchEffect) =>
		byArea(
			({ missing }) => missing !== null,
			(item) => item.effect === effect,
		);
	return {
		blocks: open("blocks"),
		opens: open("opens"),
		advised: open("advised"),
		done: byArea(
			({ missing }) => missing === null,
			() => true,
		),
	};
}
