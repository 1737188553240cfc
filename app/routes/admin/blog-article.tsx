import { useEffect, useRef, useState } from "react";
import { data, Link, redirect } from "react-router";
import { DraftEditor } from "#app/features/blog-editor/draft-editor.tsx";
import type { LoadedDraft } from "#app/features/blog-editor/editor-data.ts";
import { LanguageLinks } from "#app/features/blog-editor/language-links.tsx";
import type { DashboardHandle } from "#app/features/staff/dashboard-handle.ts";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { deskPath, editorPath } from "#domain/blog/desk-address.ts";
import { deskSections, isDeskChange } from "#domain/blog/desk-sections.ts";
import { mayWrite } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { editorPage } from "#server/blog-desk/editor-page.server.ts";
import { deskForms } from "#server/blog-desk/post-desk-form.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/blog-article";
import { openPost } from "./open-post.server.ts";

export const handle: DashboardHandle = { isWorkspace: true };

export const middleware = [requirePage("blog", mayWrite)];

export async function loader(args: Route.LoaderArgs) {
	const { request, context } = args;
	const { services, by, post, screen } = await openPost(args);
	await logRead(context, "blog_articles", { only: post.articleId });
	const done = new URL(request.url).searchParams.get("done");
	return {
		...(await editorPage(services, by, post, screen)),
		done: isDeskChange(done) ? done : null,
		text: {
			editor: copyFor(screen, "blogEditor"),
			desk: copyFor(screen, "blogDesk"),
			rules: copyFor(screen, "advertising").rules,
			categories: copyFor(screen, "blog").categories,
		},
	};
}

export async function action(args: Route.ActionArgs) {
	const form = await readForm(args.request);
	const section = deskSections.find((name) => name === form.get("section"));
	if (!section) throw data(null, { status: 400 });
	const opened = await openPost(args);
	const { post } = opened;
	const result = await deskForms[section]({ ...opened, form });
	if ("done" in result) {
		const page = result.done === "deleted" ? deskPath : editorPath(post.originalId, post.locale);
		throw redirect(`${page}?done=${result.done}`, 303);
	}
	return "preview" in result ? result : data({ section, ...result }, 400);
}

export function meta({ loaderData }: Route.MetaArgs) {
	const { loaded, text } = loaderData ?? {};
	return unlistedMeta(loaded?.content.title || text?.desk.board.noTitle);
}

export default function BlogArticle({ loaderData, actionData }: Route.ComponentProps) {
	const { lockedBy, source, publishing, states, languages, done, text } = loaderData;
	// The router can't express the type of arbitrary JSON.
	const loaded = loaderData.loaded as LoadedDraft;
	const [begun, setBegun] = useState(loaded);
	const refused = actionData && "refusal" in actionData ? actionData : null;
	const preview = actionData && "preview" in actionData ? actionData.preview : null;
	const off = languages.find(({ isCurrent }) => isCurrent)?.off;
	const page = useRef<HTMLDivElement>(null);
	// The button may be far below the notice, most of all on a phone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer of the server is a reason
	useEffect(() => showOutcome(page.current), [loaderData, actionData]);
	// The page of another language is the same component.
	if (begun.articleId !== loaded.articleId) setBegun(loaded);
	return (
		<>
			<Link to={deskPath} className={textLink}>
				{text.editor.page.back}
			</Link>
			<h1 lang={loaded.locale} className="mt-1 mb-4 text-3xl wrap-anywhere">
				{loaded.content.title || text.desk.board.noTitle}
			</h1>
			<LanguageLinks links={languages} copy={text.editor.page} />
			<div ref={page} className="mt-6 grid grid-cols-1 gap-6">
				{refused && <NoticeBox notice={{ tone: "bad", ...text.desk.refusals[refused.refusal] }} />}
				{done && !actionData && (
					<NoticeBox
						notice={{ tone: "good", ...text.desk.done[done], ...(done === "published" && off && { text: off }) }}
					/>
				)}
				<DraftEditor
					key={`${begun.articleId} ${begun.revision}`}
					loaded={begun}
					reloaded={loaded}
					problems={refused?.problems ?? {}}
					lockedBy={lockedBy}
					source={source}
					states={states}
					publishing={{ ...publishing, preview, refused }}
					text={text}
					onReplace={setBegun}
				/>
			</div>
		</>
	);
}

/** Leads to the first wrong field, or else to what the notice says. */
function showOutcome(page: HTMLElement | null): void {
	const field = page?.querySelector<HTMLElement>("[aria-invalid=true]");
	if (field) field.focus();
	else page?.querySelector("[data-slot=notice]:has(> [role])")?.scrollIntoView({ block: "nearest" });
}
