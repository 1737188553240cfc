import { ManageLinks } from "#app/features/lead-desk/manage-links.tsx";
import { agency } from "#content/agency.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { staffContext } from "#server/context.server.ts";
import { manageLinks } from "#server/lead-desk/manage-links.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/manage";

export const middleware = [requirePage("manage", mayWorkLeads)];

export function loader({ context }: Route.LoaderArgs) {
	const staff = context.get(staffContext);
	const locale = staff.locale;
	const { title, lead } = copyFor(locale, "manage");
	return { title, lead, links: manageLinks(staff.role, locale) };
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: `${loaderData?.title} | ${agency.name}` }, { name: "robots", content: "noindex" }];
}

export default function Manage({ loaderData: { title, lead, links } }: Route.ComponentProps) {
	return (
		<>
			<h2 className="text-2xl">{title}</h2>
			<p className="mt-2 max-w-prose">{lead}</p>
			<ManageLinks links={links} />
		</>
	);
}
