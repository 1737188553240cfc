import { data, redirect, type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { LeadDesk } from "#app/features/lead-desk/lead-desk.tsx";
import { LeadMissing } from "#app/features/lead-desk/lead-missing.tsx";
import { sendForm } from "#app/features/lead-desk/send-form.ts";
import type { DashboardHandle } from "#app/features/staff/dashboard-handle.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayWorkAllLeads, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { leadPath } from "#domain/lead-desk/lead-address.ts";
import { isLeadDone, leadDone } from "#domain/lead-desk/lead-done.ts";
import { readTimelineShow } from "#domain/lead-desk/timeline-show.ts";
import { undoQuery } from "#domain/lead-desk/undo-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { readUndoBar } from "#server/lead-desk/commands/undo-bar.server.ts";
import { complaintsPanel } from "#server/lead-desk/complaints/complaints-panel.server.ts";
import { deliveriesPanel } from "#server/lead-desk/emails/deliveries-panel.server.ts";
import { replyPanel } from "#server/lead-desk/emails/reply-panel.server.ts";
import { readLiveCursor } from "#server/lead-desk/events/live-cursor.server.ts";
import { readLeadPage } from "#server/lead-desk/page/lead-page.server.ts";
import { postLeadForm } from "#server/lead-desk/page/lead-page-action.server.ts";
import { openLead } from "#server/lead-desk/page/open-lead.server.ts";
import { readNeighbors } from "#server/lead-desk/page/read-neighbors.server.ts";
import { readPresence } from "#server/lead-desk/page/read-presence.server.ts";
import { routingCard } from "#server/lead-desk/routing/routing-card.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/lead";

export const handle: DashboardHandle = { isWorkspace: true, hasOwnBar: true };

export const middleware = [requirePage("leads", mayWorkLeads)];

export async function loader({ request, context, params }: Route.LoaderArgs) {
	const { searchParams } = new URL(request.url);
	const services = context.get(servicesContext);
	const from = await readLiveCursor(services.database.db);
	const { reader, lead, locale } = await openLead(context, params.lead);
	const copy = copyFor(locale, "leadPage");
	const list = searchParams.get("list");
	const place = searchParams.get("place") ?? "";
	if (!lead) {
		const bin = mayWorkAllLeads(reader.role) ? copyFor(locale, "commands").bin.title : null;
		return data({ isFound: false, copy, list, isLate: searchParams.get("late") === "true", bin } as const, 404);
	}
	const done = searchParams.get("done");
	const timeline = {
		before: searchParams.get("before"),
		entry: searchParams.get("entry"),
		show: readTimelineShow(searchParams.get("show")),
	};
	const page = await readLeadPage(services, reader, lead, { locale, timeline });
	const presence = await readPresence(services, reader, lead, locale);
	const { own, alike } = page.thisPerson;
	const others = own.leads.length + alike.leads.length;
	if (others > 0) await logRead(context, "contact_submissions", { list: "linked", rows: others });
	return data({
		isFound: true,
		from,
		copy,
		keys: copyFor(locale, "deskKeys"),
		list,
		neighbors: await readNeighbors(services, reader, lead.id, { list: list ?? "", place }),
		address: leadPath(lead.id, list ?? "", place),
		done: isLeadDone(done) ? done : null,
		lead: page,
		command: await readUndoBar(services, reader, searchParams, locale),
		presence: { ...presence, isCallOpen: page.call.isOpen },
		stopCopy: copyFor(locale, "admin").stopRequest,
		routing: await routingCard(services, lead, locale),
		reply: await replyPanel(services, reader, lead, searchParams),
		isMailing: done === "reply-sent" || ["template", "reply", "write"].some((name) => searchParams.has(name)),
		deliveries: await deliveriesPanel(services.database.db, lead.id, locale),
		complaints: await complaintsPanel(services, reader, lead.id, locale),
	} as const);
}

/** Carries out what a form asks for, and leads back to where it was. */
export async function action({ request, context, params }: Route.ActionArgs) {
	const leadId = readRowId(params.lead);
	if (!leadId) throw data(null, { status: 404 });
	const form = await readForm(request);
	const services = context.get(servicesContext);
	const { userAgent } = context.get(requestInfoContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const result = await postLeadForm(services, by, { leadId, userAgent }, form);
	const { searchParams } = new URL(request.url);
	const path = leadPath(leadId, searchParams.get("list") ?? "", searchParams.get("place") ?? "");
	const back = `${path}${path.includes("?") ? "&" : "?"}`;
	if (result.ok) {
		const undo = result.command ? `&${undoQuery(result.command)}` : "";
		throw redirect(`${back}done=${result.done}${undo}#${leadDone[result.done]}`, 303);
	}
	if (result.code === "unknown") throw data(null, { status: 400 });
	// The page says that there is nothing to open, and why the one who was too late does not get it.
	if (result.code === "gone") throw redirect(`${back}late=${result.isTaking}`, 303);
	return data(result.answer, result.code === "late" ? 409 : 400);
}

/** Without an answer the page stays, and says so in the form. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return sendForm(request, serverAction);
}

/**
 * A link to another part of the page asks for nothing new. After a conflict the newer lead is read, which usually does not
 * happen after a refusal: otherwise saving again would be refused again.
 */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs) {
	const { currentUrl, nextUrl, formMethod, actionStatus, defaultShouldRevalidate } = navigation;
	if (actionStatus === 409) return true;
	const isSame = currentUrl.pathname === nextUrl.pathname && currentUrl.search === nextUrl.search;
	return isSame && !formMethod && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate;
}

export const meta = ({ loaderData }: Route.MetaArgs) => {
	if (!loaderData?.isFound) return unlistedMeta(loaderData?.copy.missing.title);
	return unlistedMeta(loaderData.lead.person.name || loaderData.copy.title);
};

export default function Lead({ loaderData }: Route.ComponentProps) {
	const answer = useActionData<typeof action>();
	if (!loaderData.isFound) return <LeadMissing {...loaderData} />;
	return (
		// What was typed and chosen for one lead must not be there for the next.
		<LeadDesk
			key={loaderData.lead.id}
			{...loaderData}
			done={answer ? null : loaderData.done}
			refused={answer && "refused" in answer ? answer.refused : undefined}
			replyFailure={answer && "reply" in answer ? answer.reply : null}
			resendNotice={answer && "resend" in answer ? answer.resend : null}
		/>
	);
}
