import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { maxTaskLength, type SnoozeChoice, snoozeChoices } from "#domain/lead-desk/tasks.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import { DeskPart, PartFold } from "./desk-part.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";
import { PartNotice } from "./part-notice.tsx";
import { rowButton } from "./row-button.ts";
import { WorkForm } from "./work-form.tsx";

const offered = snoozeChoices.filter((choice): choice is Exclude<SnoozeChoice, "date"> => choice !== "date");

/** The next tasks and their assignees. */
export function LeadTasks(props: LeadPartProps) {
	const { lead, copy, refused } = props;
	const text = copy.tasks;
	const own = refused?.intent === "task" ? refused : undefined;
	return (
		<DeskPart
			id="tasks"
			title={text.title}
			note={lead.tasks.length === 0 ? text.none : undefined}
			action={
				<PartFold id="new-task" label={text.open} isOpen={Boolean(own)} isBeside>
					<TaskForm {...props} own={own} />
				</PartFold>
			}
		>
			<PartNotice part="tasks" {...props} />
			{lead.tasks.length > 0 && <TaskList {...props} />}
		</DeskPart>
	);
}

function TaskList(props: LeadPartProps) {
	const { lead, copy } = props;
	const text = copy.tasks;
	return (
		<ul className="grid gap-3">
			{lead.tasks.map((task) => (
				<li key={task.id} className="border-l-4 border-sand-300 pl-3">
					<p className="font-medium text-ink-900 wrap-anywhere" id={`task-${task.id}`}>
						{task.text}
					</p>
					<p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm">
						{task.isOverdue && <StatusBadge variant="warning">{text.overdue}</StatusBadge>}
						<time dateTime={task.dueAt}>{task.due}</time>
						{task.assignee && <span className="wrap-anywhere">{task.assignee}</span>}
					</p>
					<div className="mt-2 flex flex-wrap gap-2">
						<WorkForm {...props} part="tasks" intent="task-done" task={task.id}>
							{(sending) => (
								<>
									<button type="submit" disabled={sending} aria-describedby={`task-${task.id}`} className={rowButton}>
										{text.done}
									</button>
								</>
							)}
						</WorkForm>
						<details>
							<summary aria-describedby={`task-${task.id}`} className={rowButton}>
								{text.snooze}
							</summary>
							<WorkForm
								{...props}
								part="tasks"
								intent="task-snoozed"
								task={task.id}
								className="mt-2 flex flex-wrap gap-2"
							>
								{(sending) => (
									<>
										{offered.map((choice) => (
											<button
												key={choice}
												type="submit"
												name="until"
												value={choice}
												disabled={sending}
												className={rowButton}
											>
												{text.until[choice]}
											</button>
										))}
									</>
								)}
							</WorkForm>
						</details>
					</div>
				</li>
			))}
		</ul>
	);
}

function TaskForm({ own, ...props }: LeadPartProps & { own: LeadPartProps["refused"] }) {
	const { lead, copy } = props;
	const text = copy.tasks;
	const errorOf = (field: string) => {
		const code = own?.errors?.[field];
		return code && copy.errors[code];
	};
	return (
		<WorkForm {...props} part="tasks" intent="task" className="grid grid-cols-[minmax(0,1fr)] gap-3">
			{(sending) => (
				<>
					<Field name="text" id="task-text" label={text.text} error={errorOf("text")}>
						{(control) => <input {...control} type="text" maxLength={maxTaskLength} defaultValue={own?.typed.text} />}
					</Field>
					<div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
						<Field name="date" id="task-date" label={text.date} error={errorOf("due")}>
							{(control) => <input {...control} type="date" defaultValue={own?.typed.date} />}
						</Field>
						<Field name="time" id="task-time" label={text.time}>
							{(control) => <input {...control} type="time" defaultValue={own?.typed.time} />}
						</Field>
					</div>
					{lead.owner.people.length > 0 && (
						<Field name="assignee" id="task-assignee" label={text.assignee} error={errorOf("assignee")}>
							{(control) => (
								<Select
									{...control}
									chosen={own?.typed.assignee ?? ""}
									none={copy.owner.you}
									options={lead.owner.people.map(({ id, name }) => ({ value: id, label: name }))}
								/>
							)}
						</Field>
					)}
					<Button type="submit" variant="secondary" disabled={sending} className="justify-self-start">
						{sending ? copy.saving : text.add}
					</Button>
				</>
			)}
		</WorkForm>
	);
}
