import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { SettingsFrame } from "#app/features/settings/settings-frame.tsx";
import { SettingsVersions } from "#app/features/settings/settings-versions.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { WordForm } from "#app/features/words/word-form.tsx";
import { WordPages } from "#app/features/words/word-pages.tsx";
import { WordTexts } from "#app/features/words/word-texts.tsx";
import { WordsToCheck } from "#app/features/words/words-to-check.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { wordsPath } from "#domain/settings/settings-address.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { sectionOfWords } from "#domain/words/editable-words.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { postWordsPage } from "#server/settings/post-settings.server.ts";
import { readWordsPage, readWordsQuery, wordsAddress } from "#server/settings/words-page.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings-words";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("settings", mayChangeSettings)];

export async function loader(args: Route.LoaderArgs) {
	const page = await readWordsPage(args);
	if (!page) throw data(null, { status: 404 });
	return page;
}

/** For the words of pages, and for consent texts: checks, saves or reverts a text, or uses an earlier version of all, once the admin has proved who they are. */
export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const form = await readForm(request);
	const staff = context.get(staffContext);
	const query = readWordsQuery(request, staff.locale);
	const here = query.page === "" ? wordsPath : wordsAddress(query);
	if (form.get("intent") === "prove") return postProof(args, form.get("password"), here);
	const typed = textsOf(form);
	// The proof may have ended while somebody typed.
	if (!isProved(args)) return data({ newer: false, error: null, preview: null, typed }, 403);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, staff);
	const result = await postWordsPage(services, by, sectionOfWords(query.page), typed, staff.locale);
	if (result.ok && result.preview) return { newer: false, error: null, preview: result.preview, typed };
	if (result.ok) {
		const back = query.page === "" ? `${wordsPath}?` : `${wordsAddress({ ...query, text: "" })}&`;
		throw redirect(`${back}done=saved`, 303);
	}
	if (result.code === "refused") return data({ newer: false, error: result.error, preview: null, typed }, 400);
	if (result.code === "newer") return data({ newer: true, error: null, preview: null, typed }, 409);
	throw data(null, { status: 400 });
}

/** Shows that the proof has ended, or the version of whoever saved sooner. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	actionStatus === 403 || actionStatus === 409 || defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy[loaderData.section].title);

export default function SettingsWords({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, owed, opened, section } = loaderData;
	const answer = actionData && "typed" in actionData ? actionData : null;
	return (
		<SettingsFrame
			page={loaderData}
			isRefused={answer !== null}
			isNewer={answer?.newer === true}
			proofError={actionData && "proofError" in actionData ? actionData.proofError : undefined}
		>
			{opened?.edited && <WordForm page={loaderData} opened={opened} edited={opened.edited} answer={answer} />}
			{!opened?.edited && <WordsToCheck page={loaderData} />}
			{opened && !opened.edited && <WordTexts words={loaderData.words} opened={opened} />}
			{!opened && <WordPages page={loaderData} />}
			{(!opened || (section === "consent" && !opened.edited)) && (
				<Card id="versions" heading="h3" title={copy.versions.title}>
					<SettingsVersions page={loaderData} mayRestore={!owed} />
				</Card>
			)}
		</SettingsFrame>
	);
}
