import { Link } from "react-router";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
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

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.title);

export default function Manage({ loaderData: { title, lead, links } }: Route.ComponentProps) {
	return (
		<>
			<h2 className="text-2xl">{title}</h2>
			<p className="mt-2 max-w-prose">{lead}</p>
			<ManageLinks links={links} />
		</>
	);
}

/** The tools of the page "Manage", each with a sentence about it. The whole card is a link. */
function ManageLinks({ links }: { links: readonly { path: string; name: string; text: string }[] }) {
	return (
		<ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
			{links.map(({ path, name, text }) => (
				<li
					key={path}
					className="relative rounded-lg border border-sand-200 bg-white px-5 py-4 focus-within:border-ink-900 hover:border-ink-900"
				>
					<Link
						to={path}
						className="inline-flex min-h-11 items-center font-semibold text-ink-900 text-lg underline underline-offset-4 after:absolute after:inset-0"
					>
						{name}
					</Link>
					<p className="mt-1">{text}</p>
				</li>
			))}
		</ul>
	);
}
