import { useEffect, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { leadsChangePath, newLeadPath } from "#domain/lead-desk/lead-address.ts";
import { DeskKeys, type DeskKeysCopy } from "./desk-keys.tsx";
import type { LeadLine, ListCopy, ListPage } from "./list-props.ts";
import { type QuickChange, QuickChangeDialog, quickFields } from "./quick-change.tsx";
import { useRows } from "./use-rows.ts";

/** Keyboard shortcuts of the list, and the checkbox that selects all leads. */
export function ListKeyboard({
	page,
	lines,
	copy,
	keys,
}: {
	page: ListPage;
	/** The rows that are shown: also those that have left the list. */
	lines: readonly LeadLine[];
	copy: ListCopy;
	keys: DeskKeysCopy;
}) {
	const navigate = useNavigate();
	const submit = useSubmit();
	const rows = useRows("[data-lead]");
	const [change, setChange] = useState<QuickChange | null>(null);
	useEffect(() => {
		document.addEventListener("change", pickPage);
		return () => document.removeEventListener("change", pickPage);
	}, []);
	const withLine = (action: (line: LeadLine) => void) => () =>
		rows.work((row) => {
			const line = lines.find(({ id }) => id === row.dataset.lead);
			if (line) action(line);
		});
	const goTo = (part: string) => withLine(({ address }) => void navigate(`${address}${part}`));
	const take = withLine(({ id }) => {
		const [me] = page.choices.owners;
		const fields = [...quickFields(id, page), ["change", me?.value ?? ""] as const];
		void submit(Object.fromEntries(fields), { method: "post", action: leadsChangePath });
	});
	const text = copy.keys;
	return (
		<>
			<DeskKeys
				copy={keys}
				keys={[
					{ key: "j", does: keys.next, press: rows.next, repeats: true },
					{ key: "k", does: keys.previous, press: rows.previous, repeats: true },
					{ key: "Enter", does: text.enter, press: goTo("") },
					{ key: "x", does: text.select, press: () => rows.work(pick) },
					{ key: "e", does: text.status, press: withLine((line) => setChange({ line, what: "status" })) },
					// Agents can only take a lead, so there is nothing to choose.
					page.seesAll
						? { key: "a", does: text.assign, press: withLine((line) => setChange({ line, what: "owner" })) }
						: { key: "a", does: text.take, press: take },
					{ key: "s", does: text.snooze, press: goTo("#tasks") },
					{ key: "n", does: text.note, press: goTo("#note") },
					{ key: "N", does: text.add, press: () => void navigate(newLeadPath) },
					{ key: "/", does: text.search, press: goToSearch },
				]}
			/>
			<QuickChangeDialog change={change} onClose={() => setChange(null)} page={page} copy={copy} />
		</>
	);
}

function pick(row: HTMLElement): void {
	row.querySelector<HTMLInputElement>("[data-pick]")?.click();
}

function goToSearch(): void {
	const search = document.querySelector<HTMLInputElement>("input[type=search]");
	search?.focus();
	// Typing replaces the last search.
	search?.select();
}

/** Selects all leads of the page if somebody selects the box above them. */
function pickPage({ target }: Event): void {
	if (!(target instanceof HTMLInputElement && target.matches("[data-pick-page]"))) return;
	const boxes = document.querySelectorAll<HTMLInputElement>("[data-lead] [data-pick]");
	const { checked } = target;
	// A click, so that the list counts it.
	for (const box of boxes) if (box.checked !== checked) box.click();
}
