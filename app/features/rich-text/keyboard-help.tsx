import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import type { Messages } from "#i18n/messages.server.ts";

const keys = [
	["toolbar", "Alt+F10"],
	["heading", "Ctrl+Alt+2"],
	["subheading", "Ctrl+Alt+3"],
	["paragraph", "Ctrl+Alt+0"],
	["bold", "Ctrl+B"],
	["italic", "Ctrl+I"],
	["bulletList", "Ctrl+Shift+8"],
	["orderedList", "Ctrl+Shift+7"],
	["quote", "Ctrl+Shift+B"],
	["link", "Ctrl+K"],
	["nextCell", "Tab"],
	["undo", "Ctrl+Z"],
	["redo", "Ctrl+Shift+Z"],
] as const;

/** The shortcuts of the editor. On a Mac, Command replaces Ctrl. */
export function KeyboardHelp({ copy, onClose }: { copy: Messages["blogEditor"]["help"]; onClose: () => void }) {
	const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
	return (
		<Dialog title={copy.title} onClose={onClose}>
			<dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
				{keys.map(([name, pressed]) => (
					<div key={name} className="contents">
						<dt>
							<kbd className="rounded-sm border border-ink-300 bg-ink-50 px-2 py-0.5 font-sans text-sm font-semibold whitespace-nowrap text-ink-900">
								{isMac ? pressed.replace("Ctrl", "⌘") : pressed}
							</kbd>
						</dt>
						<dd>{copy[name]}</dd>
					</div>
				))}
			</dl>
			<Button type="button" variant="secondary" className="justify-self-start" onClick={onClose}>
				{copy.close}
			</Button>
		</Dialog>
	);
}
