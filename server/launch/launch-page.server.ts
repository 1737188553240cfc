import type { RouterContextProvider } from "react-router";
import { currentClaims } from "#content/current-claims.server.ts";
import { watchDays } from "#domain/launch/ends-soon.ts";
import { groupLaunchItems, type LaunchGroup, type LaunchItem, type LaunchTask } from "#domain/launch/launch-item.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { recordPath, sectionPath } from "#domain/settings/settings-address.ts";
import { formatDate } from "#i18n/format.ts";
import { endingText, type LaunchWords, launchItemCopy } from "#i18n/launch-copy.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { launchEndings, launchList, launchStateOfSite } from "./launch-list.server.ts";
import { openSignOffs } from "./sign-offs-in-effect.server.ts";

/** What the site still lacks, in groups, and what expires soon, in the reader's language. */
export function readLaunchPage(context: Readonly<RouterContextProvider>) {
	const { locale } = context.get(staffContext);
	const { env, clock } = context.get(servicesContext);
	// A production process has a configuration that production accepts. Another one doesn't know.
	const settings = { ...env, problems: env.mode === "production" ? [] : null };
	const state = launchStateOfSite(settings, openSignOffs(), currentClaims().team ?? null, clock());
	const groups = groupLaunchItems(launchList(state));
	const copy = copyFor(locale, "launch", { days: watchDays });
	const t = translator(locale, "launch.filled");
	const tasksOf = (group: LaunchGroup) => groups[group].map((task) => describeTask(t, task));
	return {
		copy,
		testLabel: copyFor(locale, "testLead").send,
		isReady: groups.blocks.length === 0,
		title: groups.blocks.length === 0 ? copy.ready : t("blocked", { count: groups.blocks.length }),
		blocks: tasksOf("blocks"),
		watch: launchEndings(state).map((ending) => ({
			text: endingText(t, ending, locale),
			until: t("ends", { date: dayText(ending.endsOn, locale) }),
		})),
		opens: tasksOf("opens"),
		advised: tasksOf("advised"),
		done: tasksOf("done"),
	};
}

function describeTask(t: LaunchWords, { area, items, of }: LaunchTask) {
	const reasons = new Set(items.map(({ why }) => why));
	const [first] = items;
	return {
		area,
		title: t(`areas.${area}`),
		count: t("open", { open: items.length, of }),
		/** The reason that all of them have. */
		why: items.length > 1 && reasons.size === 1 && first ? launchItemCopy(t, first).why : null,
		items: items.map((item) => ({
			id: item.id,
			where: item.where,
			field: fieldOf(item),
			page: item.page ?? null,
			...launchItemCopy(t, item),
		})),
	};
}

/** Where an admin can set it. */
function fieldOf({ setting }: LaunchItem): string | null {
	if (!setting) return null;
	const { section, record, field } = setting;
	return `${record ? recordPath(section, record) : sectionPath(section)}#${field}`;
}

function dayText(day: string, locale: Locale): string {
	return formatDate(locale, new Date(`${day}T12:00:00Z`), "UTC");
}
