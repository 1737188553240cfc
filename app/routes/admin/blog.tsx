import { Link, redirect } from "react-router";
import { Board } from "#app/features/blog-desk/board.tsx";
import { ConcernList } from "#app/features/blog-desk/concern-list.tsx";
import { NewArticleForm } from "#app/features/blog-desk/new-article-form.tsx";
import { NoticeBox } from "#app/features/staff/notice-box.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { editorPath, registerPath } from "#domain/blog/desk-address.ts";
import type { PostRefusal } from "#domain/blog/post-refusal.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { maySeeRegister, mayWrite } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import { startTranslation } from "#server/blog/start-translation.server.ts";
import { beginArticle } from "#server/blog-desk/begin-article.server.ts";
import { boardRows } from "#server/blog-desk/board-rows.server.ts";
import { concernLines } from "#server/blog-desk/describe-concern.server.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { logRead } from "#server/staff/log-read.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/blog";

export const middleware = [requirePage("blog", mayWrite)];

export async function loader({ request, context }: Route.LoaderArgs) {
	const by = context.get(staffContext);
	const locale = by.locale;
	const services = context.get(servicesContext);
	const [rows, concerns] = await Promise.all([boardRows(services, by, locale), concernLines(services, by, locale)]);
	await logRead(context, "blog_articles", { rows: rows.length });
	const isDeleted = new URL(request.url).searchParams.get("done") === "deleted";
	const copy = copyFor(locale, "blogDesk");
	return { rows, concerns, locale, copy, seesRegister: maySeeRegister(by.role), isDeleted };
}

/** Begins an article or a translation, and leads to it. */
export async function action({ request, context }: Route.ActionArgs): Promise<{ refusal: PostRefusal }> {
	const form = await readForm(request);
	const services = context.get(servicesContext);
	const by = context.get(staffContext);
	const [article, locale] = [String(form.get("article") ?? ""), form.get("start") ?? form.get("locale")];
	if (!isLocale(locale)) return { refusal: "malformed" };
	const isNew = form.has("create");
	const begun = isNew
		? await beginArticle(services, by, { locale, title: String(form.get("title") ?? "") })
		: await startTranslation(services, by, { originalId: article, locale });
	if (!begun.ok) return { refusal: begun.code };
	throw redirect(`${editorPath(isNew ? begun.articleId : article, locale)}?done=${isNew ? "created" : "started"}`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.board.title);

export default function BlogBoard({ loaderData, actionData }: Route.ComponentProps) {
	const { rows, concerns, locale, copy, seesRegister, isDeleted } = loaderData;
	const refusal = actionData && copy.refusals[actionData.refusal];
	return (
		<>
			<div className="flex flex-wrap items-baseline justify-between gap-x-6">
				<h2 className="text-2xl">{copy.board.title}</h2>
				{seesRegister && (
					<Link to={registerPath} className={textLink}>
						{copy.board.register}
					</Link>
				)}
			</div>
			<p className="mt-2 max-w-prose">{copy.board.lead}</p>
			<div className="mt-6 grid gap-6">
				{refusal && <NoticeBox notice={{ tone: "bad", ...refusal }} />}
				{isDeleted && !actionData && <NoticeBox notice={{ tone: "good", ...copy.done.deleted }} />}
				<NewArticleForm locale={locale} copy={copy.create} />
				<ConcernList lines={concerns} copy={copy} />
				<Board rows={rows} copy={copy.board} />
			</div>
			<p className="mt-6 max-w-prose text-sm">{copy.board.builtIn}</p>
		</>
	);
}
