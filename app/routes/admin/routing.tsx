import { data, Link, redirect } from "react-router";
import { RoutingQueue } from "#app/features/routing/routing-queue.tsx";
import { RoutingTrial } from "#app/features/routing/routing-trial.tsx";
import { peopleId, RulesForm } from "#app/features/routing/rules-form.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { managePath, routingPath } from "#domain/lead-desk/lead-address.ts";
import type { RulesErrors } from "#domain/routing/routing-rules.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { postRouting } from "#server/lead-desk/routing/post-routing.server.ts";
import { readRoutingPage } from "#server/lead-desk/routing/routing-page.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/routing";

export const middleware = [requirePage("routing", mayWorkAllLeads)];

export async function loader({ request, context }: Route.LoaderArgs) {
	const locale = context.get(staffContext).locale;
	const page = await readRoutingPage(context.get(servicesContext), locale);
	await logRead(context, "contact_submissions", { list: "routing", rows: page.queue.length });
	const isSaved = new URL(request.url).searchParams.get("done") === "saved";
	return { ...page, isSaved, manage: copyFor(locale, "manage").title };
}

/** Saves the rules, or tries them. */
export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	const typed = textsOf(await readForm(request));
	const by = await readLeadActor(services, staff);
	const result = await postRouting(services, by, typed, staff.locale);
	const { intent, ...fields } = typed;
	if (!result.ok) {
		if (result.code !== "invalid") throw data(null, { status: result.code === "notAllowed" ? 403 : 400 });
		return data({ fields, errors: result.errors, trial: null }, 400);
	}
	const { trial } = result;
	if (!trial) throw redirect(`${routingPath}?done=saved`, 303);
	await logRead(context, "contact_submissions", {
		list: "routing",
		rows: trial.changed.length + (trial.explained ? 1 : 0),
	});
	return data({ fields, errors: {} as RulesErrors, trial });
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function Routing({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, state, version, people, products, waiting, queue, isCut, isSaved, manage } = loaderData;
	const errors = actionData?.errors ?? {};
	const hasErrors = Object.keys(errors).length > 0;
	const fields: Record<string, string> = actionData?.fields ?? loaderData.fields;
	return (
		<>
			<Link to={managePath} className={textLink}>
				{manage}
			</Link>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<p className="mt-2 font-medium text-ink-900">{state}</p>
			<div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
				{hasErrors && (
					<NoticeBox notice={{ tone: "bad", ...copy.failed }}>
						{errors.people && (
							<a href={`#${peopleId}`} className={textLink}>
								{copy.errors[errors.people]}
							</a>
						)}
					</NoticeBox>
				)}
				{isSaved && !actionData && <NoticeBox notice={{ tone: "good", ...copy.saved }} />}
				{waiting && <RoutingQueue counted={waiting} leads={queue} isCut={isCut} copy={copy} />}
				<RulesForm key={version} fields={fields} errors={errors} people={people} products={products} copy={copy}>
					{actionData?.trial && <RoutingTrial trial={actionData.trial} asked={fields.explain ?? ""} copy={copy} />}
				</RulesForm>
			</div>
		</>
	);
}
