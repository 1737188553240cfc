import { data, Link, redirect } from "react-router";
import { fieldNames as namesOfFields } from "#app/features/blog-desk/field-names.ts";
import { TextDifference } from "#app/features/blog-desk/text-difference.tsx";
import { VersionList } from "#app/features/blog-desk/version-list.tsx";
import { Card } from "#app/features/staff/card.tsx";
import type { DashboardHandle } from "#app/features/staff/dashboard-handle.ts";
import { ListPages } from "#app/features/staff/list-pages.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { editorPath } from "#domain/blog/desk-address.ts";
import { mayWrite } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { deskForms } from "#server/blog-desk/post-desk-form.server.ts";
import { versionsPage } from "#server/blog-desk/versions-page.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/blog-versions";
import { openPost } from "./open-post.server.ts";

export const handle: DashboardHandle = { isWorkspace: true };

export const middleware = [requirePage("blog", mayWrite)];

export async function loader(args: Route.LoaderArgs) {
	const { request, context } = args;
	const { services, by, post, screen } = await openPost(args);
	await logRead(context, "blog_articles", { only: post.articleId });
	const { searchParams } = new URL(request.url);
	const asked = { compared: Number(searchParams.get("compare")), before: readNumber(searchParams.get("before")) };
	const { versions: copy, board, refusals } = copyFor(screen, "blogDesk");
	return {
		...(await versionsPage(services, by, post, { asked, screen })),
		locale: post.locale,
		title: post.draft.content.title || board.noTitle,
		copy,
		refusals,
		pages: copyFor(screen, "admin").pages,
		editor: editorPath(post.originalId, post.locale),
		fieldNames: namesOfFields(copyFor(screen, "blogEditor").fields),
	};
}

/** A version's number in an address; null if a list can't continue after it. */
function readNumber(asked: string | null): number | null {
	return asked && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
}

/** Restores a version. */
export async function action(args: Route.ActionArgs) {
	const opened = await openPost(args);
	const { post } = opened;
	const result = await deskForms.restore({ ...opened, form: await readForm(args.request) });
	if ("done" in result) throw redirect(`${editorPath(post.originalId, post.locale)}?done=${result.done}`, 303);
	return data(result, 400);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
	unlistedMeta(loaderData && `${loaderData.copy.title}: ${loaderData.title}`);

export default function BlogVersions({ loaderData, actionData }: Route.ComponentProps) {
	const { versions, newest, older, difference, revision, locale, title, copy, refusals, editor, fieldNames } =
		loaderData;
	return (
		<>
			<Link to={editor} className={textLink}>
				{copy.back}
			</Link>
			<h1 className="mt-1 text-3xl wrap-anywhere">
				{copy.title}: <span lang={locale}>{title}</span>
			</h1>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			{actionData && "refusal" in actionData && (
				<div className="mt-6">
					<NoticeBox notice={{ tone: "bad", ...refusals[actionData.refusal] }} />
				</div>
			)}
			<div className="mt-6 grid items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
				<div>
					<VersionList versions={versions} revision={revision} copy={copy} />
					<ListPages newest={newest} older={older} copy={loaderData.pages} />
				</div>
				{difference && (
					<Card title={copy.difference} lead={copy.differenceLead}>
						<TextDifference changes={difference} locale={locale} fieldNames={fieldNames} copy={copy} />
					</Card>
				)}
			</div>
		</>
	);
}
