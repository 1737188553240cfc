import { Link } from "react-router";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { staffContext } from "#server/context.server.ts";
import { deskPages } from "#server/lead-desk/desk-pages.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/manage";

export const middleware = [requirePage("manage", mayWorkLeads)];

export function loader({ context }: Route.LoaderArgs) {
	const staff = context.get(staffContext);
	const locale = staff.locale;
	const { title, lead } = copyFor(locale, "manage");
	return { title, lead, groups: deskPages(staff.role, locale).groups };
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.title);

export default function Manage({ loaderData: { title, lead, groups } }: Route.ComponentProps) {
	return (
		<>
			<h2 className="text-2xl">{title}</h2>
			<p className="max-w-prose">{lead}</p>
			{groups.map(({ name, pages }) => (
				<section key={name} aria-label={name} className="mt-4">
					<h3 className="text-lg">{name}</h3>
					<ToolLinks tools={pages} />
				</section>
			))}
		</>
	);
}

/** The pages of a group, each with a sentence about it. The whole card is a link. */
function ToolLinks({ tools }: { tools: readonly { path: string; name: string; text: string }[] }) {
	return (
		<ul className="mt-2 grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
			{tools.map(({ path, name, text }) => (
				<li
					key={path}
					className="relative rounded-md border border-sand-200 bg-white px-4 py-2 focus-within:border-ink-900 hover:border-ink-900"
				>
					<Link
						to={path}
						className="inline-flex min-h-8 items-center font-semibold text-ink-900 underline underline-offset-4 after:absolute after:inset-0"
					>
						{name}
					</Link>
					<p className="text-sm">{text}</p>
				</li>
			))}
		</ul>
	);
}
