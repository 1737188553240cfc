import { Form, Link, redirect } from "react-router";
import { Callout } from "#app/components/ui/callout.tsx";
import { DeskKeys } from "#app/features/lead-desk/desk-keys.tsx";
import { rowButton } from "#app/features/lead-desk/row-button.ts";
import { useRows } from "#app/features/lead-desk/use-rows.ts";
import { ContactSubmissionList } from "#app/features/staff/contact-submission-list.tsx";
import { TabList } from "#app/features/staff/tab-list.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { readRowId, tabPath } from "#domain/staff/admin-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { judgeLead, judgments } from "#server/lead-desk/work/judge-quarantine.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { contactSubmissionRows, listContactSubmissions } from "#server/staff/dashboard-lists.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import { submissionCopy } from "#server/staff/tab-copy.server.ts";
import type { Route } from "./+types/quarantine";

export const middleware = [requireTab("quarantine")];

const judgedPath = `${tabPath("quarantine")}?judged=yes`;

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const { role } = context.get(staffContext);
	const locale = context.get(staffContext).locale;
	const { searchParams } = new URL(request.url);
	const before = readRowId(searchParams.get("before"));
	const judged = searchParams.get("judged") === "yes";
	const page = await readTab(context, "quarantine", async () => {
		const list = { quarantined: true, judged, before };
		const { rows, olderThan } = await listContactSubmissions(services.database.db, role, list);
		return { olderThan, rows: await contactSubmissionRows(services, rows, locale) };
	});
	const done = judgments.find((judgment) => judgment === searchParams.get("done")) ?? null;
	const last = done && { done, lead: readRowId(searchParams.get("lead")), isTooLate: searchParams.has("late") };
	const keys = copyFor(locale, "deskKeys");
	const title = copyFor(locale, "manage").tools.quarantine.name;
	return { page, isNewest: before === null, judged, last, keys, title, copy: submissionCopy(locale) };
}

/** Judges a lead, or takes that back. */
export async function action({ request, context }: Route.ActionArgs) {
	const staff = context.get(staffContext);
	const form = await readForm(request);
	const judgment = judgments.find((name) => form.has(name));
	const lead = judgment ? readRowId(form.get(judgment)) : null;
	const back = whereabouts(new URL(request.url).searchParams);
	if (judgment && lead) {
		const judged = await judgeLead(context.get(servicesContext), staff, judgment, lead);
		back.set("done", judgment);
		back.set("lead", lead);
		if (!judged.ok && judgment.startsWith("undo")) back.set("late", "");
	}
	return redirect(`${tabPath("quarantine")}?${back}`, 303);
}

/** The page of the list that somebody judges. */
function whereabouts(search: URLSearchParams): URLSearchParams {
	const before = readRowId(search.get("before"));
	return new URLSearchParams({
		...(before && { before }),
		...(search.get("judged") === "yes" && { judged: "yes" }),
	});
}

export default function Quarantine({ loaderData }: Route.ComponentProps) {
	const { page, isNewest, judged, last, keys, title, copy } = loaderData;
	const rows = useRows("#judged-rows > ul > li");
	const press = (name: string) => () =>
		rows.work((row) => row.querySelector<HTMLElement>(`button[name=${name}]`)?.click());
	const text = copy.quarantine;
	const list = judged ? copy.judged : copy.quarantined;
	return (
		<>
			<div className="mb-2 flex flex-wrap items-center gap-x-6">
				<h2 className="mr-auto text-2xl">{title}</h2>
				<Link to={judged ? tabPath("quarantine") : judgedPath} className={textLink}>
					{judged ? text.waiting : text.judged}
				</Link>
				{page && page.rows.length > 0 && (
					<DeskKeys
						copy={keys}
						keys={[
							{ key: "j", does: keys.next, press: rows.next, repeats: true },
							{ key: "k", does: keys.previous, press: rows.previous, repeats: true },
							{ key: "n", does: text.release, press: press("release") },
							...(judged ? [] : [{ key: "s", does: text.spam, press: press("spam") }]),
						]}
					/>
				)}
			</div>
			<TabList
				tab="quarantine"
				page={page}
				isNewest={isNewest}
				query={judged ? "judged=yes" : ""}
				copy={judged ? copy.judgedTab : copy.quarantineTab}
			>
				{(rows) => (
					<div id="judged-rows">
						<ContactSubmissionList rows={rows} copy={list} />
					</div>
				)}
			</TabList>
			<div className="sticky bottom-3 mt-4">
				{last?.isTooLate && (
					<Callout tone="bad" role="alert" className="shadow-lg">
						{text.tooLate}
					</Callout>
				)}
				{last?.done === "spam" && <Judged text={text.confirmed} undo={text.undo} name="undoSpam" lead={last.lead} />}
				{last?.done === "release" && (
					<Judged text={text.released} undo={text.undo} name="undoRelease" lead={last.lead} />
				)}
			</div>
		</>
	);
}

/** Shows the decision about the last lead, and an undo button in reach of a thumb at any scroll position. */
function Judged({ text, undo, name, lead }: { text: string; undo: string; name: string; lead: string | null }) {
	return (
		<Callout
			tone="good"
			role="status"
			className="shadow-lg"
			action={
				<Form method="post" preventScrollReset>
					<button type="submit" name={name} value={lead ?? ""} className={rowButton}>
						{undo}
					</button>
				</Form>
			}
		>
			{text}
		</Callout>
	);
}
