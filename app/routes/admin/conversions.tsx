import { ConversionTable } from "#app/features/staff/conversion-table.tsx";
import { ConversionsByDay } from "#app/features/staff/conversions-by-day.tsx";
import { FailedNotice } from "#app/features/staff/failed-notice.tsx";
import { LinkTabs } from "#app/features/staff/link-tabs.tsx";
import { tabPath } from "#domain/staff/admin-address.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { conversionWindows, readConversions } from "#server/staff/conversions.server.ts";
import { describeConversions } from "#server/staff/describe-conversions.server.ts";
import { readTab } from "#server/staff/read-tab.server.ts";
import { requireTab } from "#server/staff/require-tab.server.ts";
import type { Route } from "./+types/conversions";

export const middleware = [requireTab("conversions")];

export async function loader({ request, context }: Route.LoaderArgs) {
	const { database, clock } = context.get(servicesContext);
	const locale = context.get(staffContext).locale;
	const asked = new URL(request.url).searchParams.get("days");
	const days = conversionWindows.find((window) => String(window) === asked) ?? conversionWindows[0];
	const report = await readTab(context, "conversions", () => readConversions(database.db, days, clock()));
	const t = translator(locale, "admin");
	const { conversions } = copyFor(locale, "admin");
	return {
		copy: conversions,
		windows: conversionWindows.map((window) => ({
			label: t("conversions.days", { days: window }),
			to: `${tabPath("conversions")}?days=${window}`,
			current: window === days,
		})),
		shown: report && describeConversions(report, locale),
	};
}

const panelId = "conversions-panel";

export default function Conversions({ loaderData: { copy, windows, shown } }: Route.ComponentProps) {
	return (
		<>
			<p className="mb-4 max-w-[48rem]">{copy.lead}</p>
			<LinkTabs label={copy.window} tabs={windows} panelId={panelId} />
			<div id={panelId} role="tabpanel" aria-label={windows.find(({ current }) => current)?.label} className="mt-6">
				{shown ? (
					<>
						<ConversionCards
							first={{
								name: copy.rate,
								value: shown.rate,
								hint: copy.rateHint,
								facts: [
									{ name: copy.total, value: shown.total, hint: "" },
									{ name: copy.visitors, value: shown.visitors, hint: "" },
								],
							}}
							others={shown.types.map(({ name, count, sessions }) => ({ name, value: count, hint: sessions }))}
						/>
						<ConversionsByDay days={shown.days} copy={copy} />
						<div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
							{shown.groups.map(({ group, title, note, rows }) => (
								<ConversionTable key={group} title={title} note={note} rows={rows} copy={copy} />
							))}
						</div>
					</>
				) : (
					<FailedNotice {...copy.failed} />
				)}
			</div>
		</>
	);
}

interface Card {
	name: string;
	value: string;
	hint: string;
}

/** The rate with its totals, and a card for each kind of conversion. */
function ConversionCards({ first, others }: { first: Card & { facts: Card[] }; others: readonly Card[] }) {
	return (
		<>
			<div className="grid gap-5 rounded-lg bg-ink-900 p-6 text-white sm:grid-cols-3">
				{[first, ...first.facts].map(({ name, value, hint }) => (
					<div key={name}>
						<p className="font-semibold">{name}</p>
						<p className="mt-1 font-serif text-4xl font-semibold tabular-nums">{value}</p>
						{hint && <p className="mt-1 text-sm text-ink-100">{hint}</p>}
					</div>
				))}
			</div>
			<ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
				{others.map(({ name, value, hint }) => (
					<li key={name} className="desk-card">
						<h2 className="text-base font-semibold text-ink-900">{name}</h2>
						<p className="mt-1 font-serif text-3xl font-semibold tabular-nums">{value}</p>
						<p className="text-sm text-ink-700">{hint}</p>
					</li>
				))}
			</ul>
		</>
	);
}
