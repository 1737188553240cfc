import { useState } from "react";
import { useOutletContext } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { CheckBox } from "#app/components/ui/check-box.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { switchKeys, useKeysSwitch } from "./keys-switch.ts";
import { pressUndo } from "./undo-bar.tsx";
import { type DeskKey, useDeskKeys } from "./use-desk-keys.ts";
import type { DashboardForms } from "./use-kept-form.ts";

export type DeskKeysCopy = Messages["deskKeys"];

/**
 * Lists the keyboard shortcuts of a page behind a button. The list can turn the shortcuts off for people who speak to
 * their computer or hit keys by accident. `?` is then off, too, and the button turns them on again.
 */
export function DeskKeys({ keys, copy }: { keys: readonly DeskKey[]; copy: DeskKeysCopy }) {
	const [isOpen, setOpen] = useState(false);
	const isOn = useKeysSwitch();
	const { mayUndo, undoKey } = useOutletContext<DashboardForms>();
	const all = [
		...keys,
		...(mayUndo ? [{ key: "z", does: undoKey, press: pressUndo }] : []),
		{ key: "?", does: copy.help, press: () => setOpen(true) },
	];
	useDeskKeys(all, isOn);
	return (
		<>
			<button
				type="button"
				onClick={() => setOpen(true)}
				className="inline-flex min-h-11 items-center gap-2 text-sm font-medium text-ink-800 underline-offset-4 hover:underline max-md:pointer-coarse:hidden noscript:hidden!"
			>
				<span className={isOn ? "max-sm:sr-only" : undefined}>{copy.title}</span>
				{isOn && <Key>?</Key>}
			</button>
			<Dialog title={copy.title} isOpen={isOpen} onClose={() => setOpen(false)}>
				<p>{copy.lead}</p>
				<dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
					{all.map(({ key, does }) => (
						<div key={key} className="contents">
							<dt>
								<Key>{key}</Key>
							</dt>
							<dd>{does}</dd>
						</div>
					))}
				</dl>
				<CheckBox checked={isOn} onChange={(event) => switchKeys(event.target.checked)} label={copy.on} />
				<Button type="button" variant="secondary" className="justify-self-start" onClick={() => setOpen(false)}>
					{copy.close}
				</Button>
			</Dialog>
		</>
	);
}

function Key({ children }: { children: string }) {
	return (
		<kbd className="inline-flex min-w-8 justify-center rounded-sm border border-ink-300 bg-sand-50 px-2 font-sans text-sm font-semibold text-ink-900">
			{children}
		</kbd>
	);
}
