import { callOutcomes } from "#domain/lead-desk/call-outcome.ts";
import { DeskKeys, type DeskKeysCopy } from "./desk-keys.tsx";
import type { LeadPartProps, Neighbors } from "./lead-page-props.ts";
import { reveal } from "./reveal.ts";
import type { DeskKey } from "./use-desk-keys.ts";

/** Keyboard shortcuts of a lead's page. Those that the list has, too, do the same here. */
export function LeadKeys({ keys, ...page }: LeadKeysProps & { keys: DeskKeysCopy }) {
	return <DeskKeys copy={keys} keys={keysOf(page)} />;
}

type LeadKeysProps = Pick<LeadPartProps, "lead" | "copy"> & { neighbors: Neighbors };

function keysOf({ lead, copy, neighbors }: LeadKeysProps): DeskKey[] {
	const text = copy.keys;
	const { mayGive, mayTake } = lead.owner;
	return [
		{ key: "n", does: text.note, press: () => focusOn("note") },
		{ key: "i", does: text.facts, press: () => focusOn("fact-phone") },
		{ key: "e", does: text.status, press: () => focusOn("status-choice") },
		...(mayGive ? [{ key: "a", does: text.owner, press: () => focusOn("owner-choice") }] : []),
		...(mayTake && !mayGive ? [{ key: "a", does: copy.owner.take, press: () => press("#take-lead") }] : []),
		{ key: "s", does: text.tasks, press: () => focusOn("tasks") },
		{ key: "t", does: text.task, press: () => focusOn("task-text") },
		...(lead.call.hasNumber ? callKeys(copy) : []),
		{ key: "r", does: text.reply, press: () => focusOn("reply-template", "emails") },
		...(neighbors.next ? [{ key: "j", does: copy.neighbors.next, press: () => press("#next-lead") }] : []),
		...(neighbors.previous ? [{ key: "k", does: copy.neighbors.previous, press: () => press("#previous-lead") }] : []),
	];
}

function callKeys(copy: LeadPartProps["copy"]): DeskKey[] {
	const outcomes = callOutcomes.map((outcome, index) => ({
		key: `${index + 1}`,
		does: `${copy.keys.log}: ${copy.outcomes[outcome]}`,
		press: () => press(`[data-outcome="${index + 1}"]`),
	}));
	return [{ key: "c", does: copy.keys.call, press: dialOrShow }, ...outcomes];
}

/** Goes to the first of these that the page has. */
function focusOn(...ids: string[]): void {
	const part = ids.map((id) => document.getElementById(id)).find((one) => one !== null);
	if (!part) return;
	reveal(part);
	part.scrollIntoView({ block: "center" });
	part.focus({ preventScroll: true });
}

function press(button: string): void {
	document.querySelector<HTMLElement>(button)?.click();
}

/** Dials where the page dials. On a desktop the number is shown. */
function dialOrShow(): void {
	const link = document.querySelector<HTMLAnchorElement>("#call-now");
	if (link && link.offsetParent !== null) link.click();
	else focusOn("call");
}
