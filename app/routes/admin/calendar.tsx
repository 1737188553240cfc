import { data, Link, redirect } from "react-router";
import { CalendarDays, CalendarFeed } from "#app/features/lead-desk/calendar-week.tsx";
import { WhoseDay } from "#app/features/lead-desk/day-notices.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { calendarPath } from "#domain/lead-desk/lead-address.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { makeFeed, stopFeed } from "#server/lead-desk/appointments/calendar-feed.server.ts";
import { readCalendar } from "#server/lead-desk/appointments/calendar-page.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/calendar";

export const middleware = [requirePage("calendar", mayWorkLeads)];

export async function loader({ request, context }: Route.LoaderArgs) {
	const services = context.get(servicesContext);
	const reader = await readLeadActor(services, context.get(staffContext));
	const page = await readCalendar(services, reader, new URL(request.url).searchParams);
	await logRead(context, "contact_submissions", { list: "calendar", rows: page.count });
	return page;
}

/** Makes or ends the secret address. A new one is in the answer, and nowhere else. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const by = context.get(staffContext);
	const intent = (await readForm(request)).get("intent");
	if (intent === "make") return data({ address: (await makeFeed(services, by)).address });
	if (intent !== "stop") throw data(null, { status: 400 });
	await stopFeed(services, by);
	throw redirect(calendarPath, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

const weekLink = "inline-flex min-h-11 items-center font-semibold underline underline-offset-4";

export default function Calendar({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, today, week, links, days, maySwitch, isEverybodys, ways, feedSince } = loaderData;
	return (
		<>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div>
					<h2 className="text-2xl">{copy.title}</h2>
					<p className="text-ink-700">{week}</p>
				</div>
				{maySwitch && <WhoseDay path={calendarPath} isEverybodys={isEverybodys} copy={today.whose} />}
			</div>
			<nav aria-label={copy.title} className="mt-2 flex flex-wrap gap-x-6">
				<Link to={links.previous} className={weekLink}>
					{copy.previous}
				</Link>
				<Link to={links.thisWeek} className={weekLink}>
					{copy.thisWeek}
				</Link>
				<Link to={links.next} className={weekLink}>
					{copy.next}
				</Link>
			</nav>
			<CalendarDays days={days} ways={ways} copy={copy} />
			<p className="mt-3 text-sm">{today.zone}</p>
			<CalendarFeed since={feedSince} address={actionData?.address ?? null} copy={copy.feed} />
		</>
	);
}
