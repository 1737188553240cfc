import { Link } from "react-router";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { RegisterList } from "#app/features/blog-desk/register-list.tsx";
import { ListPages } from "#app/features/staff/list-pages.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { deskPath, registerFilePath, registerPath } from "#domain/blog/desk-address.ts";
import { readRowId } from "#domain/staff/admin-address.ts";
import { maySeeRegister } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { registerRows } from "#server/blog-desk/register-rows.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/blog-register";

export const middleware = [requirePage("blog/register", maySeeRegister)];

export async function loader({ request, context }: Route.LoaderArgs) {
	const by = context.get(staffContext);
	const locale = by.locale;
	const before = readRowId(new URL(request.url).searchParams.get("before"));
	const page = await registerRows(context.get(servicesContext), by, { before, locale });
	await logRead(context, "blog_publications", { rows: page.rows.length });
	return { ...page, before, copy: copyFor(locale, "blogDesk").register, pages: copyFor(locale, "admin").pages };
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

export default function BlogRegister({ loaderData }: Route.ComponentProps) {
	const { rows, olderThan, before, copy, pages } = loaderData;
	return (
		<>
			<Link to={deskPath} className={textLink}>
				{copy.back}
			</Link>
			<h2 className="mt-1 text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			<div className="my-5 flex flex-wrap gap-3">
				<a href={registerFilePath("register.csv")} className={buttonStyle("secondary")}>
					{copy.csv}
				</a>
				<a href={registerFilePath("register.zip")} className={buttonStyle("secondary")}>
					{copy.folder}
				</a>
			</div>
			<RegisterList rows={rows} copy={copy} />
			<ListPages
				newest={before ? registerPath : null}
				older={olderThan && `${registerPath}?before=${olderThan}`}
				copy={pages}
			/>
		</>
	);
}
