import { data } from "react-router";
import { ArticlePage } from "#app/components/content/article-page.tsx";
import { Paragraphs } from "#app/components/content/rich-text.tsx";
import { DataRequestSection } from "#app/features/privacy/data-request-section.tsx";
import { OwnProfilePanel } from "#app/features/profiler/own-profile-panel.tsx";
import { Island } from "#app/islands/island.tsx";
import { agency } from "#content/agency.ts";
import { pageCopy } from "#content/library.server.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, messagesFor, translator } from "#i18n/messages.server.ts";
import { requestInfoContext, servicesContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import {
	confirmDataRequest,
	type LinkedRequest,
	readLinkedRequest,
} from "#server/privacy/confirm-data-request.server.ts";
import { optOutRest } from "#server/privacy/data-request-emails.server.ts";
import { submitDataRequest } from "#server/privacy/submit-data-request.server.ts";
import { optOutCookie } from "#server/suppression/sharing-opt-out.server.ts";
import { hiddenAddress } from "../hidden-address.ts";
import { pageLocale } from "../page-locale.ts";
import type { Route } from "./+types/privacy";
import { articleMeta } from "./article-meta.ts";
import { loadArticle } from "./load-article.server.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
	const locale = pageLocale(params);
	const { D, I, S, C } = pageCopy(locale, "discTest", "/test-disc").results;
	const t = translator(locale, "profile");
	const token = tokenOf(request);
	return {
		article: loadArticle(locale, "/privacy"),
		profile: { title: t("title"), paragraphs: [t("lead"), t("scope")], noScript: t("noScript") },
		styleNames: { D: D.name, I: I.name, S: S.name, C: C.name },
		messages: messagesFor(locale, ["profile"]),
		requests: copyFor(locale, "dataRequests"),
		action: localizedPath(locale, "/privacy"),
		link: token && { token, ...linkedCopy(locale, await readLinkedRequest(context.get(servicesContext), token)) },
	};
}

/** Receives the form, and the button of the page that our email links to. */
export async function action({ params, request, context }: Route.ActionArgs) {
	const locale = pageLocale(params);
	const services = context.get(servicesContext);
	const token = tokenOf(request);
	const form = await readForm(request);
	if (token && form.has("confirm")) {
		return { linked: linkedCopy(locale, await confirmDataRequest(services, token)), result: null, optedOut: null };
	}
	const { ip } = context.get(requestInfoContext);
	const result = await submitDataRequest(services, form, { ip, locale });
	if (result.ok && result.optOut) {
		const t = translator(locale, "dataRequests");
		const texts = [t("optedOut.text"), t("optedOut.browsers"), optOutRest(locale, result.optOut.restDueAt)];
		const headers = { "Set-Cookie": optOutCookie(services.env) };
		return data({ linked: null, result, optedOut: texts }, { headers });
	}
	const status = result.ok ? 200 : result.failure === "unavailable" ? 503 : 422;
	return data({ linked: null, result, optedOut: null }, { status });
}

function tokenOf(request: Request): string | null {
	return new URL(request.url).searchParams.get("request");
}

function linkedCopy(locale: Locale, { state, kind, dueAt }: LinkedRequest) {
	const t = translator(locale, "dataRequests");
	const due = dueAt ? formatDate(locale, new Date(dueAt), agency.timeZone) : "";
	const texts = {
		to_confirm: kind ? t("confirm.text", { kind: t(`kinds.${kind}`) }) : "",
		confirmed: t("confirmed.text", { due }),
		expired: "",
	};
	return { state, text: texts[state] };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
	if (!loaderData) return [];
	const page = articleMeta(loaderData.article);
	return loaderData.link ? [...page, { name: "robots", content: "noindex" }, hiddenAddress] : page;
}

export default function PrivacyRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { article, profile, requests, styleNames, action, link } = loaderData;
	const result = actionData?.result ?? null;
	return (
		<ArticlePage
			{...article}
			addedBefore={[
				{
					id: "your-request",
					title: requests.section.title,
					body: (
						<DataRequestSection
							copy={requests}
							action={action}
							sent={result?.ok === true}
							optedOut={actionData?.optedOut ?? null}
							refused={result && !result.ok ? result : null}
							linked={result ? null : (actionData?.linked ?? (link || null))}
							linkedAction={link ? `${action}?request=${link.token}#your-request` : action}
						/>
					),
				},
			]}
			added={{ id: "your-profile", title: profile.title }}
		>
			<Paragraphs texts={profile.paragraphs} className="mb-6" />
			<noscript>
				<Paragraphs texts={[profile.noScript]} />
			</noscript>
			<Island name="own-profile" when="visible" component={OwnProfilePanel} props={{ styleNames }} />
		</ArticlePage>
	);
}
