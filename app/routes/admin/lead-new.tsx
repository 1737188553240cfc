import { randomUUID } from "node:crypto";
import { data, Link, redirect } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { FactFields } from "#app/features/lead-desk/fact-fields.tsx";
import { InboundFields } from "#app/features/lead-desk/inbound-fields.tsx";
import { StaffForm } from "#app/features/staff/staff-form.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { originWays } from "#domain/lead-desk/inbound.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { leadPath, leadsPath } from "#domain/lead-desk/lead-address.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { requestInfoContext, servicesContext, staffContext } from "#server/context.server.ts";
import { factChoices } from "#server/lead-desk/page/fact-choices.server.ts";
import { addLead } from "#server/lead-desk/work/add-lead.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/lead-new";

export const middleware = [requirePage("leads/new", mayWorkLeads)];

export function loader({ context }: Route.LoaderArgs) {
	const { locale } = context.get(staffContext);
	return { once: randomUUID(), locale, choices: factChoices(locale), copy: copyFor(locale, "leadPage") };
}

export async function action({ request, context }: Route.ActionArgs) {
	const services = context.get(servicesContext);
	const { userAgent } = context.get(requestInfoContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const form = await readForm(request);
	const result = await addLead(services, by, { fields: Object.fromEntries(form), userAgent });
	if (result.ok) throw redirect(`${leadPath(result.id)}?done=lead-added#person`, 303);
	return data({ typed: textsOf(form), errors: result.errors }, 400);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.add.title);

/** A person who called, wrote or came in: a name and one way to reach them are enough. */
export default function NewLead({ loaderData, actionData }: Route.ComponentProps) {
	const { once, locale, choices, copy } = loaderData;
	return (
		<>
			<Link to={leadsPath} className={textLink}>
				{copy.back}
			</Link>
			<h2 className="text-2xl">{copy.add.title}</h2>
			<p className="mt-1 max-w-prose">{copy.add.text}</p>
			<StaffForm
				fields={{ once: actionData?.typed.once ?? once }}
				errors={actionData?.errors}
				className="desk-card mt-4 grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4"
			>
				{({ errors, sending }) => {
					const errorOf = (field: string) => errors[field] && copy.errors[errors[field]];
					return (
						<>
							<FactFields
								choices={choices}
								facts={actionData?.typed ?? { locale }}
								errorOf={errorOf}
								copy={copy.facts}
								isFirst
							/>
							<InboundFields ways={originWays} typed={actionData?.typed} errorOf={errorOf} copy={copy} />
							<Button type="submit" disabled={sending} className="justify-self-start">
								{sending ? copy.saving : copy.add.save}
							</Button>
						</>
					);
				}}
			</StaffForm>
		</>
	);
}
