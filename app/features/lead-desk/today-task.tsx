import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import type { SnoozeChoice } from "#domain/lead-desk/tasks.ts";
import type { TaskRefusal } from "#server/lead-desk/today/post-today.server.ts";
import { KeptForm } from "./kept-form.tsx";
import { rowButton } from "./row-button.ts";
import { Language, LeadName, type TodayCopy, TodayRow, type TodayTaskRow } from "./today-row.tsx";

const shortcuts = ["later", "tomorrow", "monday", "week"] as const satisfies readonly SnoozeChoice[];

/** One task: done or put off with one thumb. */
export function TodayTask({
	row,
	firstDate,
	refusal,
	copy,
}: {
	row: TodayTaskRow;
	firstDate: string;
	refusal: TaskRefusal | null;
	copy: TodayCopy;
}) {
	return (
		<TodayRow
			title={<LeadName id={row.leadId} name={row.name} />}
			badges={
				<>
					<Language language={row.language} label={copy.row.language} />
					{row.assignee && <StatusBadge variant="secondary">{row.assignee}</StatusBadge>}
				</>
			}
			about={row.isDone ? <s className="text-ink-600">{row.text}</s> : row.text}
			time={row}
			tone={row.isDone ? "done" : row.isOverdue ? "late" : "plain"}
			actions={
				<>
					<KeptForm name={{ intent: row.isDone ? "reopen" : "done", task: row.id }}>
						<button type="submit" aria-label={row.labels.done} className={rowButton}>
							<Icon name={row.isDone ? "refresh" : "check"} />
							{row.isDone ? copy.row.undo : copy.row.done}
						</button>
					</KeptForm>
					{!row.isDone && <Snooze row={row} firstDate={firstDate} refusal={refusal} copy={copy} />}
					<Link to={leadPath(row.leadId)} aria-label={row.labels.open} className={rowButton}>
						{copy.row.open}
					</Link>
				</>
			}
		/>
	);
}

/** The times to which a task can be snoozed. On a phone it opens in the row; a wide screen has room next to it. */
function Snooze({
	row,
	firstDate,
	refusal,
	copy,
}: {
	row: TodayTaskRow;
	firstDate: string;
	refusal: TaskRefusal | null;
	copy: TodayCopy;
}) {
	const errorId = `snooze-error-${row.id}`;
	return (
		<details key={row.at} name="postpone" open={refusal !== null} className="relative open:max-sm:w-full">
			<summary aria-label={row.labels.snooze} className={`${rowButton} cursor-pointer list-none`}>
				<Icon name="clock" />
				{copy.row.snooze}
			</summary>
			<KeptForm
				name={{ intent: "snooze", task: row.id }}
				className="mt-2 rounded-md border border-ink-200 bg-ink-50 p-3 sm:absolute sm:right-0 sm:z-10 sm:w-80 sm:bg-white sm:shadow-lg"
			>
				<div className="flex flex-wrap gap-2">
					{shortcuts.map((choice) => (
						<button key={choice} type="submit" name="until" value={choice} className={rowButton}>
							{copy.snooze[choice]}
						</button>
					))}
				</div>
				<div className="mt-3 flex flex-wrap items-end gap-2">
					<label className="grid gap-1 text-sm font-semibold text-ink-900">
						{copy.snooze.date}
						<input
							type="date"
							name="date"
							min={firstDate}
							defaultValue={refusal?.date}
							aria-invalid={refusal ? true : undefined}
							aria-describedby={refusal ? errorId : undefined}
							className="min-h-11 rounded-md border-2 border-ink-400 bg-white px-3 font-normal"
						/>
					</label>
					<button type="submit" name="until" value="date" className={rowButton}>
						{copy.snooze.set}
					</button>
				</div>
				{refusal && (
					<p id={errorId} role="alert" className="mt-2 text-sm font-semibold text-coral-700">
						{copy.errors[refusal.error]}
					</p>
				)}
			</KeptForm>
		</details>
	);
}
