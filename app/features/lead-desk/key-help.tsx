import { Button } from "#app/components/ui/button.tsx";
import { ListDialog } from "./list-dialog.tsx";
import type { ListCopy } from "./list-props.ts";

/** Lists the keys, and turns them off for whoever speaks to their computer or hits keys by accident. */
export function KeyHelp({
	isOpen,
	onClose,
	isOn,
	onSwitch,
	seesAll,
	copy,
}: {
	isOpen: boolean;
	onClose: () => void;
	isOn: boolean;
	onSwitch: (isOn: boolean) => void;
	seesAll: boolean;
	copy: ListCopy["keys"];
}) {
	const keys = [
		["j", copy.next],
		["k", copy.previous],
		["Enter", copy.enter],
		["x", copy.select],
		["e", copy.status],
		["a", seesAll ? copy.assign : copy.take],
		["s", copy.snooze],
		["n", copy.note],
		["/", copy.search],
		["?", copy.help],
	] as const;
	return (
		<ListDialog title={copy.title} isOpen={isOpen} onClose={onClose}>
			<p className="mt-2">{copy.lead}</p>
			<dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
				{keys.map(([key, text]) => (
					<div key={key} className="contents">
						<dt>
							<kbd className="inline-flex min-w-9 justify-center rounded-sm border border-ink-300 bg-sand-50 px-2 font-sans font-semibold text-ink-900">
								{key}
							</kbd>
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<label className="mt-4 flex min-h-11 items-center gap-2.5">
				<input
					type="checkbox"
					checked={isOn}
					onChange={(event) => onSwitch(event.target.checked)}
					className="size-5 accent-ink-800"
				/>
				{copy.on}
			</label>
			<Button variant="secondary" className="mt-4" onClick={onClose}>
				{copy.close}
			</Button>
		</ListDialog>
	);
}
