import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { readTodayPage } from "#server/lead-desk/today/today-page.server.ts";
import { rowButton } from "./row-button.ts";

export type TodayCopy = Messages["today"];

type Today = Awaited<ReturnType<typeof readTodayPage>>;

export type TodayLeadRow = Today["sections"][number]["rows"][number];

export type TodayTaskRow = Today["tasks"]["rows"][number];

/** The frame of all rows of a day: what it is about, when, and what can be done about it. */
export function TodayRow({
	title,
	badges,
	about,
	time,
	tone,
	actions,
}: {
	title: ReactNode;
	badges: ReactNode;
	about: ReactNode;
	time: { at: string; exact: string; when: string };
	tone: "late" | "plain" | "done";
	actions: ReactNode;
}) {
	return (
		<li
			className={`grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 border-t border-sand-200 px-4 py-1.5 first:border-t-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center lg:col-span-3 lg:min-h-11 lg:grid-cols-subgrid lg:py-0.5 ${tone === "late" ? "shadow-[inset_3px_0_0_var(--color-coral-600)] last:rounded-b-md" : ""}`}
		>
			<div className="lg:contents">
				<div className="min-w-0">
					<div className="flex flex-wrap items-center gap-x-2">
						{title}
						{badges}
					</div>
					<p className="text-sm leading-[1.125rem] wrap-anywhere">{about}</p>
				</div>
				<p
					className={`text-sm leading-[1.125rem] ${tone === "late" ? "font-semibold text-coral-700" : "text-ink-700"}`}
				>
					<time dateTime={time.at}>
						<span className="max-sm:block lg:block">{time.when}</span>
						{time.when !== time.exact && (
							<span className="font-normal text-ink-700">
								<span className="max-sm:hidden lg:hidden"> · </span>
								{time.exact}
							</span>
						)}
					</time>
				</p>
			</div>
			<div className="flex flex-wrap items-start gap-2 sm:justify-end">{actions}</div>
		</li>
	);
}

/** One lead that wants something today. */
export function TodayLead({ row, isLate, copy }: { row: TodayLeadRow; isLate: boolean; copy: TodayCopy["row"] }) {
	return (
		<TodayRow
			title={<LeadName id={row.id} name={row.name} />}
			badges={
				<>
					<Language language={row.language} label={copy.language} />
					{row.test && <StatusBadge variant="warning">{row.test}</StatusBadge>}
					{row.isUnassigned && <StatusBadge variant="secondary">{copy.unassigned}</StatusBadge>}
				</>
			}
			about={row.about}
			time={row}
			tone={isLate ? "late" : "plain"}
			actions={
				<>
					{row.isCallable && (
						<Link to={`${leadPath(row.id)}#call`} aria-label={row.labels.call} className={rowButton}>
							<Icon name="phone" />
							{copy.call}
						</Link>
					)}
					<Link to={leadPath(row.id)} aria-label={row.labels.open} className={rowButton}>
						{copy.open}
					</Link>
				</>
			}
		/>
	);
}

export function LeadName({ id, name }: { id: string; name: string }) {
	return (
		<h4 className="font-sans text-sm leading-5 font-semibold wrap-anywhere">
			<Link
				to={leadPath(id)}
				className="inline-flex items-center underline-offset-4 hover:underline pointer-coarse:min-h-8"
			>
				{name}
			</Link>
		</h4>
	);
}

/** The language of a person, in that language. */
export function Language({ language, label }: { language: { code: string; name: string }; label: string }) {
	return (
		<span className="rounded-full border border-ink-200 px-2 text-xs leading-4 text-ink-700">
			<span className="sr-only">{label}: </span>
			<span lang={language.code}>{language.name}</span>
		</span>
	);
}
