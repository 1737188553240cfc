import { Link } from "react-router";
import { Callout } from "#app/components/ui/callout.tsx";
import { todayPath } from "#domain/lead-desk/lead-address.ts";
import { KeptForm } from "./kept-form.tsx";
import { rowButton } from "./row-button.ts";
import type { TodayCopy } from "./today-row.tsx";

/** Switches between an admin's own day and that of everybody. */
export function WhoseDay({
	path = todayPath,
	isEverybodys,
	copy,
}: {
	path?: string;
	isEverybodys: boolean;
	copy: TodayCopy["whose"];
}) {
	const link = (to: string, label: string, isCurrent: boolean) => (
		<Link
			to={to}
			preventScrollReset
			aria-current={isCurrent ? "true" : undefined}
			className={`inline-flex min-h-8 items-center rounded-full px-3 text-sm font-semibold pointer-coarse:min-h-11 ${isCurrent ? "bg-ink-800 text-white" : "text-ink-900 hover:bg-ink-100"}`}
		>
			{label}
		</Link>
	);
	return (
		<nav aria-label={copy.label} className="flex gap-1 rounded-full border border-ink-200 bg-white p-0.5">
			{link(path, copy.mine, !isEverybodys)}
			{link(`${path}?whose=everybody`, copy.everybody, isEverybodys)}
		</nav>
	);
}

/** Says until when a task was put off, and takes it back. */
export function SnoozedNotice({
	snoozed: { task, before, text },
	copy,
}: {
	snoozed: { task: string; before: string | null; text: string };
	copy: TodayCopy;
}) {
	return (
		<Callout
			tone="good"
			role="status"
			action={
				<KeptForm name={{ intent: "unsnooze", task }}>
					<input type="hidden" name="due" value={before ?? ""} />
					<button type="submit" className={rowButton}>
						{copy.row.undo}
					</button>
				</KeptForm>
			}
		>
			<strong className="font-semibold">{copy.snoozed}.</strong> {text}
		</Callout>
	);
}
