import { useEffect, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { localStore } from "#app/browser/stores.ts";
import { leadsChangePath } from "#domain/lead-desk/lead-address.ts";
import type { StorageKey } from "#domain/site/stored-names.ts";
import { KeyHelp } from "./key-help.tsx";
import type { ListCopy, ListPage } from "./list-props.ts";
import { type QuickChange, QuickChangeDialog, quickFields } from "./quick-change.tsx";
import { listParts, useListKeys } from "./use-list-keys.ts";

const storageKey: StorageKey = "sf_lead_keys";

/** The keys of the list, with the button that lists them. Only script shows it. */
export function ListKeyboard({ page, copy }: { page: ListPage; copy: ListCopy }) {
	const navigate = useNavigate();
	const submit = useSubmit();
	const [isReady, setReady] = useState(false);
	const [isOn, setOn] = useState(true);
	const [isHelp, setHelp] = useState(false);
	const [change, setChange] = useState<QuickChange | null>(null);
	useEffect(() => {
		setReady(true);
		setOn(localStore.getItem(storageKey) !== "off");
	}, []);
	const switchTo = (on: boolean) => {
		localStore.setItem(storageKey, on ? "on" : "off");
		setOn(on);
	};
	const lineOf = (row: HTMLElement) => page.rows.find(({ id }) => id === row.dataset.lead);
	const open = (what: QuickChange["what"]) => (row: HTMLElement) => {
		const line = lineOf(row);
		if (line) setChange({ line, what });
	};
	const goTo = (part: string) => (row: HTMLElement) => {
		const line = lineOf(row);
		if (line) void navigate(`${line.address}#${part}`);
	};
	const take = (row: HTMLElement) => {
		const [me] = page.choices.owners;
		const fields = [...quickFields(row.dataset.lead ?? "", page), ["change", me?.value ?? ""] as const];
		void submit(Object.fromEntries(fields), { method: "post", action: leadsChangePath });
	};
	useListKeys(
		{
			status: open("status"),
			// Agents can only take a lead, so there is nothing to choose.
			owner: page.seesAll ? open("owner") : take,
			tasks: goTo("tasks"),
			note: goTo("note"),
			help: () => setHelp(true),
		},
		isOn,
	);
	useEffect(() => {
		const pickPage = ({ target }: Event) => {
			if (!(target instanceof HTMLInputElement && target.matches("[data-pick-page]"))) return;
			for (const row of listParts.rows()) {
				const pick = listParts.pick(row);
				if (pick) pick.checked = target.checked;
			}
		};
		document.addEventListener("change", pickPage);
		return () => document.removeEventListener("change", pickPage);
	}, []);
	if (!isReady) return null;
	return (
		<>
			<button
				type="button"
				onClick={() => setHelp(true)}
				className="inline-flex min-h-11 items-center gap-2 font-semibold text-ink-900 underline underline-offset-4 max-md:hidden"
			>
				{copy.keys.open}
				<kbd className="rounded-sm border border-ink-300 bg-white px-2 font-sans text-sm">?</kbd>
			</button>
			<KeyHelp
				isOpen={isHelp}
				onClose={() => setHelp(false)}
				isOn={isOn}
				onSwitch={switchTo}
				seesAll={page.seesAll}
				copy={copy.keys}
			/>
			<QuickChangeDialog change={change} onClose={() => setChange(null)} page={page} copy={copy} />
		</>
	);
}
