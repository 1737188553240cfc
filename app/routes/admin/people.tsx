import { InvitationList } from "#app/features/people/invitation-list.tsx";
import { InviteForm } from "#app/features/people/invite-form.tsx";
import { PeopleList } from "#app/features/people/people-list.tsx";
import { RemovedList } from "#app/features/people/removed-list.tsx";
import { peopleProps } from "#app/features/people/section-props.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayManagePeople } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { listInvitations, listPeople, listRemoved } from "#server/people/list-people.server.ts";
import { readPeoplePage } from "#server/people/people-page.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/people";
import { postPeopleForm } from "./people-forms.server.ts";

export const middleware = [requirePage("people", mayManagePeople)];

export async function loader(args: Route.LoaderArgs) {
	const { services, by, ...page } = readPeoplePage(args);
	const people = await listPeople(services, by, page.locale);
	const invitations = await listInvitations(services, by, page.locale);
	const removed = await listRemoved(services, by, page.locale);
	await logRead(args.context, "user_roles", { rows: people.length + removed.length });
	return { ...page, people, invitations, removed, undo: copyFor(page.locale, "commands").bar.undo };
}

export function action(args: Route.ActionArgs) {
	return postPeopleForm(args, ["invite", "invitations"]);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.list.title);

export default function People({ loaderData, actionData }: Route.ComponentProps) {
	const { people, invitations, removed, undo, copy, locale, done } = loaderData;
	const propsOf = (section: "list" | "invite" | "invitations") =>
		peopleProps(section, loaderData, { done, refused: actionData });
	return (
		<>
			<h2 className="text-2xl">{copy.list.title}</h2>
			<p className="mt-2 mb-5 max-w-prose">{copy.list.lead}</p>
			<PeopleList {...propsOf("list")} people={people} />
			<div className="mt-6 grid gap-6">
				<RemovedList removed={removed} copy={copy} undo={undo} />
				<InvitationList {...propsOf("invitations")} invitations={invitations} />
				<InviteForm {...propsOf("invite")} typed={actionData?.typed ?? {}} locale={locale} />
			</div>
		</>
	);
}
