import { data, Link, redirect } from "react-router";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Callout } from "#app/components/ui/callout.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Fold } from "#app/features/lead-desk/fold.tsx";
import { ActiveFilters, LeadFilters, UnreadFilters } from "#app/features/lead-desk/lead-filters.tsx";
import { LeadList } from "#app/features/lead-desk/lead-list.tsx";
import { ListColumns } from "#app/features/lead-desk/list-columns.tsx";
import { ListKeyboard } from "#app/features/lead-desk/list-keyboard.tsx";
import type { ListPage } from "#app/features/lead-desk/list-props.ts";
import { SavedViews } from "#app/features/lead-desk/saved-views.tsx";
import { UndoForm } from "#app/features/lead-desk/undo-bar.tsx";
import { useOpenList } from "#app/features/lead-desk/use-open-list.ts";
import { ViewLinks } from "#app/features/lead-desk/view-links.tsx";
import { FailedNotice } from "#app/features/staff/failed-notice.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayExchangeLeads } from "#domain/lead-desk/lead-access.ts";
import { exportPathOf, listPath, newLeadPath } from "#domain/lead-desk/lead-address.ts";
import { leadFilterQuery, parseLeadFilter, unreadFilters } from "#domain/lead-desk/lead-filter.ts";
import { copyFor, type Messages } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { within } from "#server/intake/within.server.ts";
import { postListForm, viewDone } from "#server/lead-desk/list/list-action.server.ts";
import { readListPage } from "#server/lead-desk/list/list-page.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import type { Route } from "./+types/leads";

export const middleware = [requireTab("leads")];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const locale = staff.locale;
	const { searchParams } = new URL(request.url);
	const filter = parseLeadFilter(searchParams);
	const unread = unreadFilters(searchParams);
	// A form sends its empty fields, too, and each of its boxes. Nobody wants them in an address that is shared.
	const names = [...searchParams.keys()];
	if ([...searchParams.values()].includes("") || new Set(names).size < names.length) {
		const typed = new URLSearchParams(unread.map(({ name, value }) => [name, value])).toString();
		throw redirect(listPath([leadFilterQuery(filter), typed].filter(Boolean).join("&")));
	}
	// Leads are confirmed before their rows are there.
	await within(services.intake.drained(), 1000);
	const copy = copyFor(locale, "leadDesk");
	const read = async () => readListPage(services, await readLeadActor(services, staff), { filter, unread }, locale);
	const page = await readTab(context, "leads", read);
	// Work on its leads may empty a page.
	if (filter.cursor && page?.rows.length === 0 && unread.length === 0) {
		searchParams.delete("cursor");
		throw redirect(listPath(searchParams.toString()));
	}
	const answer = {
		page,
		copy,
		keys: copyFor(locale, "deskKeys"),
		commandCopy: copyFor(locale, "commands"),
		done: viewDone.find((name) => name === searchParams.get("done")) ?? null,
		failed: copyFor(locale, "admin").failed,
		exportLink: mayExchangeLeads(staff.role) ? copyFor(locale, "leadExchange", { count: 0 }).export.link : null,
	};
	return data(answer, unread.length > 0 ? 400 : 200);
}

/** Saves, renames and deletes views. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const { searchParams } = new URL(request.url);
	const result = await postListForm(services, by, { form: await readForm(request), query: searchParams });
	if (!result) throw data(null, { status: 400 });
	if (!result.ok) return data(result, 400);
	const filter = leadFilterQuery(parseLeadFilter(searchParams));
	throw redirect(
		listPath([filter, new URLSearchParams({ ...result.query }).toString()].filter(Boolean).join("&")),
		303,
	);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function Leads({ loaderData, actionData }: Route.ComponentProps) {
	const { page, failed } = loaderData;
	if (!page) return <FailedNotice {...failed} />;
	return <OpenList {...loaderData} loaded={page} refused={actionData ?? null} />;
}

type Props = Omit<Route.ComponentProps["loaderData"], "page" | "failed"> & {
	loaded: ListPage;
	refused: NonNullable<Route.ComponentProps["actionData"]> | null;
};

/** The list, while it is open: it follows what happens to leads. */
function OpenList({ loaded, copy, keys, commandCopy, done, exportLink, refused }: Props) {
	const { page, list } = useOpenList(loaded);
	const problem = refused && { ...refused, text: copy.viewErrors[refused.code] };
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-2">
			<div className="flex flex-wrap items-center gap-2">
				<div className="flex grow items-center gap-2 max-sm:basis-full">
					<h2 className="mr-auto text-2xl">{copy.title}</h2>
					<ListKeyboard page={page} lines={list.rows} copy={copy} keys={keys} />
					<Link to={newLeadPath} className={buttonStyle("secondary")}>
						<Icon name="plus" className="size-5 sm:hidden" />
						<span className="max-sm:sr-only">{copy.keys.add}</span>
					</Link>
				</div>
				<LeadFilters page={page} copy={copy} />
				<ListColumns page={page} copy={copy} />
			</div>
			{!refused && done && (
				<Callout tone="good" role="status" className="font-semibold">
					{copy.saveView[done]}
				</Callout>
			)}
			<ViewLinks views={page.views} copy={copy.views} />
			<ActiveFilters active={page.active} copy={copy.filters} />
			<UnreadFilters page={page} copy={copy.unread} />
			{page.match === "exact" && <p>{copy.search.tooBroad}</p>}
			{page.match === "close" && page.rows.length > 0 && <p>{copy.search.close}</p>}
			<LeadList page={page} list={list} copy={copy} />
			<div className="mt-2 flex flex-wrap gap-2 print:hidden">
				{page.unread.length === 0 && <SavedViews page={page} problem={problem} copy={copy.saveView} />}
				<CommandList commands={page.commands} copy={commandCopy} />
				{exportLink && page.rows.length > 0 && (
					<Link to={exportPathOf(page.query)} className={buttonStyle("secondary")}>
						{exportLink}
					</Link>
				)}
			</div>
		</div>
	);
}

/** What the reader did last and can undo. */
function CommandList({ commands, copy }: { commands: ListPage["commands"]; copy: Messages["commands"] }) {
	return (
		<Fold title={copy.own.title}>
			<p className="max-w-prose pb-3">{commands.length === 0 ? copy.own.none : copy.own.lead}</p>
			<ul className="divide-y divide-sand-200 border-sand-200 not-empty:border-t">
				{commands.map(({ id, what, result, left, at, time, mayUndo }) => (
					<li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
						<div className="min-w-0">
							<p className="font-semibold wrap-anywhere text-ink-900">{what || result}</p>
							<p className="text-sm">
								{what && `${result} · `}
								<time dateTime={at}>{time}</time>
							</p>
							{left && <p className="text-sm">{left}</p>}
						</div>
						{mayUndo && <UndoForm id={id} what={what || result} label={copy.bar.undo} />}
					</li>
				))}
			</ul>
		</Fold>
	);
}
