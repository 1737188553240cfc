import type { Ending } from "#domain/launch/ends-soon.ts";
import type { LaunchItem } from "#domain/launch/launch-item.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import type { translator } from "./messages.server.ts";

export type LaunchWords = ReturnType<typeof translator<"launch.filled">>;

/** The words of an item, the same on the page and in the list that the command prints. */
export function launchItemCopy(t: LaunchWords, { id, why, who, missing, percent }: LaunchItem) {
	return {
		what: t(`items.${id}`),
		why: t(`reasons.${why}`),
		who: t(`settlers.${who}`),
		now: missing && t(`gaps.${missing.code}`, missing.values),
		note: percent === undefined ? null : distanceText(t, percent),
	};
}

function distanceText(t: LaunchWords, percent: number): string {
	const side = percent === 0 ? "same" : percent > 0 ? "above" : "below";
	return t("distance", { side, percent: Math.abs(percent) });
}

/** What ends. */
export function endingText(t: LaunchWords, ending: Ending, locale: Locale): string {
	switch (ending.kind) {
		case "claim":
			return t("ending.claim", { claim: t(`items.${ending.id}`) });
		case "record":
			return t(`items.${ending.id}`);
		case "license":
			return t("ending.license", { name: jurisdictionName(ending.state, locale) ?? ending.state });
		case "facts":
			return t("ending.facts", { count: ending.count });
		default:
			return t(`ending.${ending.kind}`, { name: ending.name });
	}
}
