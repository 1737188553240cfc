import type { ReactNode } from "react";
import { data, Link, redirect } from "react-router";
import { Callout } from "#app/components/ui/callout.tsx";
import { SnoozedNotice, WhoseDay } from "#app/features/lead-desk/day-notices.tsx";
import { EmptyDay } from "#app/features/lead-desk/empty-day.tsx";
import { KeptForm } from "#app/features/lead-desk/kept-form.tsx";
import { MissingRecords } from "#app/features/lead-desk/missing-records.tsx";
import { rowButton } from "#app/features/lead-desk/row-button.ts";
import { sendForm } from "#app/features/lead-desk/send-form.ts";
import { SetupList } from "#app/features/lead-desk/setup-list.tsx";
import { TestLeadArrival } from "#app/features/lead-desk/test-lead.tsx";
import { TodayLead } from "#app/features/lead-desk/today-row.tsx";
import { TodaySection } from "#app/features/lead-desk/today-section.tsx";
import { TodayTask } from "#app/features/lead-desk/today-task.tsx";
import { useOpenDay } from "#app/features/lead-desk/use-open-day.ts";
import { DayChip } from "#app/features/live/live-chip.tsx";
import { FailedNotice } from "#app/features/staff/failed-notice.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { type BuiltInView, filterOfView } from "#domain/lead-desk/built-in-views.ts";
import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { calendarPath, leadsPath, promisesPath, routingPath, todayPath } from "#domain/lead-desk/lead-address.ts";
import { type LeadFilter, leadFilterQuery, noLeadFilter } from "#domain/lead-desk/lead-filter.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { readRowId, tabPath } from "#domain/staff/admin-address.ts";
import { mayManageWebhooks } from "#domain/staff/roles.ts";
import { webhooksPath } from "#domain/webhooks/webhook-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { complaintsNotice } from "#server/lead-desk/complaints/complaints-panel.server.ts";
import { queueLine } from "#server/lead-desk/routing/read-queue.server.ts";
import { describeSnooze, type LeadSectionName } from "#server/lead-desk/today/describe-today.server.ts";
import { openRequestLines } from "#server/lead-desk/today/open-data-requests.server.ts";
import { postToday, readMoment } from "#server/lead-desk/today/post-today.server.ts";
import { readTodayPage } from "#server/lead-desk/today/today-page.server.ts";
import { describeTroubles } from "#server/lead-desk/webhooks/describe-endpoint.server.ts";
import { readFirstSteps } from "#server/people/first-steps.server.ts";
import { foldSetup, isSetupFolded } from "#server/people/folded-setup.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import type { Route } from "./+types/today";

export const middleware = [requireTab("today")];

const viewOf: Record<LeadSectionName | "tasks", BuiltInView | null> = {
	overdue: "overdue",
	dueSoon: "new",
	tasks: "followUp",
	booked: null,
	returned: null,
	callable: "callable",
	opening: "callable",
};

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const locale = staff.locale;
	const { searchParams } = new URL(request.url);
	const maySwitch = mayWorkAllLeads(staff.role);
	const isEverybodys = maySwitch && searchParams.get("whose") === "everybody";
	const page = await readTab(context, "today", async () => {
		const user = await readLeadActor(services, staff);
		const day = await readTodayPage(services, user, isEverybodys ? "everybody" : "mine", locale);
		const webhooks = mayManageWebhooks(staff.role) ? await describeTroubles(services.database.db, locale) : null;
		return { ...day, webhooks };
	});
	const copy = copyFor(locale, "today");
	const promises = copyFor(locale, "promises").page.title;
	const queue = maySwitch ? await queueLine(services.database.db, locale) : null;
	const complaints = await complaintsNotice(services, staff, locale);
	const requests = await openRequestLines(services, staff, locale);
	const snoozed = readSnoozed(searchParams, locale);
	const first = await readFirstSteps(services, staff, locale);
	const isSetupHidden = isSetupFolded(services.env, request.headers);
	const test = readTest(searchParams, locale);
	return {
		page,
		maySwitch,
		isEverybodys,
		snoozed,
		copy,
		promises,
		queue,
		complaints,
		requests,
		first,
		isSetupHidden,
		test,
	};
}

/** Carries out what a form asks for. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const form = await readForm(request);
	const folded = foldSetup(services.env, form);
	if (folded) throw redirect(todayPath, { status: 303, headers: { "Set-Cookie": folded } });
	const actor = await readLeadActor(services, context.get(staffContext));
	const result = await postToday(services, actor, form, new URL(request.url).searchParams);
	if (result.ok) throw redirect(result.to, 303);
	if (result.code !== "invalid") throw data(null, { status: result.code === "gone" ? 404 : 400 });
	return data(result.errors, 400);
}

/** Without an answer the page stays, and says so in the form. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return sendForm(request, serverAction);
}

/** The task that was put off a moment ago, if one was. */
function readSnoozed(search: URLSearchParams, locale: Locale) {
	const [task, until, before] = [
		readRowId(search.get("snoozed")),
		readMoment(search.get("until")),
		search.get("before"),
	];
	return task && until && readMoment(before) ? { task, before, text: describeSnooze(until, locale) } : null;
}

/** The words of the button for a test lead, and of what came of it a moment ago. */
function readTest(search: URLSearchParams, locale: Locale) {
	const { send, notices } = copyFor(locale, "testLead");
	const result = search.get("test");
	const isKnown = result === "sent" || result === "limited" || result === "unavailable";
	return {
		send,
		notice: isKnown ? { ...notices[result], tone: result === "sent" ? ("good" as const) : ("bad" as const) } : null,
	};
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.meta.title);

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
	const { page, copy } = loaderData;
	if (page === null) return <FailedNotice {...copy.failed} />;
	return <OpenDay {...loaderData} loaded={page} refused={actionData ?? null} />;
}

type DayProps = Omit<Route.ComponentProps["loaderData"], "page"> & {
	loaded: NonNullable<Route.ComponentProps["loaderData"]["page"]>;
	refused: Route.ComponentProps["actionData"] | null;
};

/** The day, while it is open: it follows what happens to leads. */
function OpenDay({
	loaded,
	maySwitch,
	isEverybodys,
	snoozed,
	copy,
	promises,
	queue,
	complaints,
	requests,
	first,
	isSetupHidden,
	test,
	refused,
}: DayProps) {
	const { page, ...day } = useOpenDay(loaded);
	// An agent's day and lists have the same leads. An admin's own day has fewer than the lists of everybody.
	const owner = maySwitch && !isEverybodys ? "mine" : null;
	const sections = page.sections.map(({ name, rows, counted }) => (
		<Section key={name} name={name} rows={rows.length} counted={counted} copy={copy} owner={owner}>
			{rows.map((row) => (
				<TodayLead key={row.id} row={row} isLate={name === "overdue"} copy={copy.row} />
			))}
		</Section>
	));
	const tasks = (
		<Section
			key="tasks"
			name="tasks"
			rows={page.tasks.rows.length}
			counted={page.tasks.counted}
			copy={copy}
			owner={owner}
		>
			{page.tasks.rows.map((row) => (
				<TodayTask
					key={row.id}
					row={row}
					firstDate={page.firstDate}
					refusal={refused && "task" in refused && refused.task === row.id ? refused : null}
					copy={copy}
				/>
			))}
		</Section>
	);
	const isEmpty = page.rows.length === 0;
	return (
		<>
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
				<div className="flex flex-wrap items-baseline gap-x-3">
					<h2 className="text-2xl">{copy.title}</h2>
					<p className="text-sm text-ink-700">{page.day}</p>
				</div>
				<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
					<Presence isAway={page.isAway} copy={copy.presence} />
					{maySwitch && <WhoseDay isEverybodys={isEverybodys} copy={copy.whose} />}
				</div>
			</div>
			<DayChip {...day} />
			{/* The fixed disclaimer may not cover the open times of the last task. */}
			<div ref={day.element} className="mt-2 grid gap-2.5 sm:has-[[name=postpone][open]]:pb-48">
				{first.setup && <SetupList setup={first.setup} sendTest={test.send} isHidden={isSetupHidden} />}
				{page.test && <TestLeadArrival arrival={page.test} />}
				{test.notice && !(test.notice.tone === "good" && page.test) && <NoticeBox notice={test.notice} />}
				{snoozed && <SnoozedNotice snoozed={snoozed} copy={copy} />}
				<MissingRecords missing={first.missing} />
				{queue && (
					<Callout
						tone="bad"
						isLow
						action={
							<Link to={`${routingPath}#queue`} className={rowButton}>
								{copy.seeQueue}
							</Link>
						}
					>
						{queue}
					</Callout>
				)}
				{page.webhooks && (
					<Callout tone="bad" isLow>
						<Link to={webhooksPath} className={textLink}>
							{page.webhooks}
						</Link>
					</Callout>
				)}
				{page.licenses.map((line) => (
					<Callout key={line} tone="bad" isLow>
						<p className="py-1.5">{line}</p>
					</Callout>
				))}
				{complaints && (
					<Callout tone="bad" isLow>
						<Link to={complaints.href} className={textLink}>
							{complaints.text}
						</Link>
					</Callout>
				)}
				{requests.length > 0 && (
					<Callout tone="bad" isLow>
						<ul>
							{requests.map((line, index) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: two requests may read the same
								<li key={index}>
									<Link to={tabPath("privacy-requests")} className={textLink}>
										{line}
									</Link>
								</li>
							))}
						</ul>
					</Callout>
				)}
				{!isEmpty && [...sections.slice(0, 2), tasks, ...sections.slice(2)]}
				{isEmpty && page.missing !== "license" && <EmptyDay copy={copy.empty} hasLeads={page.missing !== "leads"} />}
				{page.takeable && (
					<p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-md border border-sand-200 bg-white px-4 py-1 text-sm">
						{page.takeable}
						<Link to={listOf("unassigned")} className={rowButton}>
							{copy.seeTakeable}
						</Link>
					</p>
				)}
			</div>
			<div className="mt-5 flex flex-wrap items-center justify-between gap-x-6">
				<p className="text-sm">{copy.zone}</p>
				<Link to={promisesPath} className={textLink}>
					{promises}
				</Link>
			</div>
		</>
	);
}

/** Away and back, with one tap. */
function Presence({ isAway, copy }: { isAway: boolean; copy: Copy["presence"] }) {
	return (
		<KeptForm name={{ intent: isAway ? "back" : "away" }} className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<span className="text-sm text-ink-900">{isAway ? copy.isAway : copy.isHere}</span>
			<button type="submit" className={rowButton}>
				{isAway ? copy.back : copy.away}
			</button>
		</KeptForm>
	);
}

type Copy = Route.ComponentProps["loaderData"]["copy"];

function Section({
	name,
	rows,
	counted,
	copy,
	owner,
	children,
}: {
	name: keyof typeof viewOf;
	rows: number;
	counted: string;
	copy: Copy;
	/** Whose leads the lists behind the sections show. */
	owner: LeadFilter["owner"];
	children: ReactNode;
}) {
	if (rows === 0) return null;
	const { title, all } = copy.sections[name];
	return (
		<TodaySection
			id={`today-${name}`}
			title={title}
			count={counted}
			more={{ to: name === "booked" ? calendarPath : listOf(viewOf[name], owner), label: all }}
		>
			{children}
		</TodaySection>
	);
}

function listOf(view: BuiltInView | null, owner: LeadFilter["owner"] = null): string {
	const filter = view ? filterOfView(view) : noLeadFilter;
	return `${leadsPath}?${leadFilterQuery({ ...filter, owner: owner ?? filter.owner })}`;
}
