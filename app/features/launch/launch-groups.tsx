import type { ReactNode } from "react";
import { Link } from "react-router";
import { Folded } from "#app/components/content/folded.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import type { readLaunchPage } from "#server/launch/launch-page.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";
import { textLink } from "../staff/text-link.ts";

type LaunchCopy = Messages["launch"];
type Task = ReturnType<typeof readLaunchPage>["blocks"][number];

/** A part of the page, named by its heading. */
export function LaunchSection({
	id,
	title,
	lead,
	children,
}: {
	id: string;
	title: string;
	lead?: string;
	children: ReactNode;
}) {
	return (
		<section aria-labelledby={id} className="mt-6">
			<h3 id={id} className="text-lg">
				{title}
			</h3>
			{lead && <p className="max-w-prose">{lead}</p>}
			<div className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">{children}</div>
		</section>
	);
}

/** One fold for each area, with what is open in it. */
export function LaunchTasks({
	tasks,
	copy,
	isUrgent = false,
}: {
	tasks: Task[];
	copy: LaunchCopy;
	isUrgent?: boolean;
}) {
	return tasks.map(({ area, title, count, why, items }) => (
		<Folded
			key={area}
			title={
				<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
					{title}
					<StatusBadge variant={isUrgent ? "warning" : "secondary"}>{count}</StatusBadge>
				</span>
			}
		>
			<div className="border-t border-sand-200 px-4">
				{why && <p className="max-w-prose pt-2">{why}</p>}
				<ul className="divide-y divide-sand-200">
					{items.map((item) => (
						<LaunchLine key={item.id} item={item} isReasonShown={why === null} copy={copy} />
					))}
				</ul>
			</div>
		</Folded>
	));
}

function LaunchLine({
	item: { what, now, why, who, where, field, page },
	isReasonShown,
	copy,
}: {
	item: Task["items"][number];
	/** False if all lines have the same, which stands above them. */
	isReasonShown: boolean;
	copy: LaunchCopy;
}) {
	const link = field ?? page;
	const facts = [
		{ label: copy.now, text: now },
		{ label: copy.why, text: isReasonShown && why },
		{ label: copy.who, text: who },
		{ label: copy.where, text: <code className="text-sm">{where}</code> },
	];
	return (
		<li className="py-2.5 wrap-anywhere">
			<h4 className="max-w-prose font-sans text-base font-semibold text-ink-900">{what}</h4>
			<dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-3">
				{facts
					.filter(({ text }) => text)
					.map(({ label, text }) => (
						<div key={label} className="col-span-2 grid grid-cols-subgrid">
							<dt className="text-ink-700">{label}</dt>
							<dd className="max-w-prose">{text}</dd>
						</div>
					))}
			</dl>
			{link && (
				<Link to={link} className={textLink}>
					{field ? copy.toField : copy.toPage}
					<span className="sr-only">: {what}</span>
				</Link>
			)}
		</li>
	);
}

/** What is done, with what is worth a note. */
export function LaunchDone({ tasks, title }: { tasks: Task[]; title: string }) {
	return (
		<Folded
			className="mt-6"
			title={
				<span className="flex flex-wrap items-center gap-x-3">
					{title} <span className="font-normal tabular-nums">{tasks.flatMap(({ items }) => items).length}</span>
				</span>
			}
		>
			<ul className="list-disc border-t border-sand-200 px-4 py-2.5 pl-9 wrap-anywhere">
				{tasks
					.flatMap(({ items }) => items)
					.map(({ id, what, note }) => (
						<li key={id}>
							{what}
							{note && <span className="block text-sm">{note}</span>}
						</li>
					))}
			</ul>
		</Folded>
	);
}
