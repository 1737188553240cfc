import { createTranslator } from "use-intl/core";
import type { Ending } from "#domain/launch/ends-soon.ts";
import {
	groupLaunchItems,
	type LaunchEffect,
	type LaunchItem,
	type LaunchTask,
	launchEffects,
	openBlockers,
} from "#domain/launch/launch-item.ts";
import { sectionPath } from "#domain/settings/settings-address.ts";
import { endingText, type LaunchWords, launchItemCopy } from "#i18n/launch-copy.ts";
import launch from "#i18n/messages/en/launch.json" with { type: "json" };

const t = createTranslator({ locale: "en", messages: { launch }, namespace: "launch.filled" }) as LaunchWords;

/**
 * The list as text: what is open by what it costs and by area, with what is missing, where, who and why, what ends soon, and notes
 * on what is done; then how much is done.
 */
export function describeLaunchList(items: readonly LaunchItem[], endings: readonly Ending[]): string {
	const { done, ...groups } = groupLaunchItems(items);
	const isOpen = ({ missing }: LaunchItem) => missing !== null;
	const [open, blockers] = [items.filter(isOpen).length, openBlockers(items).length];
	return [
		...launchEffects.flatMap((effect) => describeGroup(effect, groups[effect])),
		...(endings.length > 0 ? [heading("watch"), ...endings.map(describeEnding), ""] : []),
		...notesOf(done.flatMap((task) => task.items)),
		`${items.length - open} of ${items.length} done, ${blockers} open that block in ${groups.blocks.length} areas, ${open - blockers} open that do not.`,
		blockers > 0 ? "Not ready to go live." : "Ready to go live.",
	].join("\n");
}

function heading(group: keyof typeof launch.groups): string {
	return launch.groups[group].title.toUpperCase();
}

function describeGroup(effect: LaunchEffect, tasks: readonly LaunchTask[]): string[] {
	if (tasks.length === 0) return [];
	const parts = tasks.flatMap(({ area, items, of }) => [
		`  ${t(`areas.${area}`)}: ${t("open", { open: items.length, of })}`,
		...items.flatMap(describeItem),
	]);
	return [heading(effect), ...parts, ""];
}

function describeItem(item: LaunchItem): string[] {
	const { what, now, who, why } = launchItemCopy(t, item);
	const page = item.setting ? `; or at ${sectionPath(item.setting.section)}` : "";
	return [
		`    - ${what}`,
		`        ${launch.now}: ${now}`,
		`        ${launch.where}: ${item.where}${page}`,
		`        ${launch.who}: ${who}`,
		`        ${launch.why}: ${why}`,
	];
}

function describeEnding(ending: Ending): string {
	return `  ${ending.endsOn} ${endingText(t, ending, "en")}`;
}

function notesOf(done: readonly LaunchItem[]): string[] {
	const notes = done.map((item) => launchItemCopy(t, item)).filter(({ note }) => note);
	return notes.length === 0 ? [] : [heading("done"), ...notes.map(({ what, note }) => `  ${what}: ${note}`), ""];
}
