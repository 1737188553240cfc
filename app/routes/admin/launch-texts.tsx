import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { SignOffList } from "#app/features/sign-offs/sign-off-list.tsx";
import { SignOffPage } from "#app/features/sign-offs/sign-off-page.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { signedPagePath } from "#domain/launch/launch-address.ts";
import { maySeeLaunch } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readForm, textsOf } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { readSignOffList, readSignOffQuery } from "#server/sign-offs/sign-off-list.server.ts";
import { readSignOffPage } from "#server/sign-offs/sign-off-page.server.ts";
import { postSignOff } from "#server/sign-offs/sign-page.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/launch-texts";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("launch", maySeeLaunch)];

/** The list of pages, or the text of the one that the address names. */
export async function loader(args: Route.LoaderArgs) {
	const { page, locale } = readSignOffQuery(args);
	if (page === "") return { list: await readSignOffList(args), opened: null };
	const opened = await readSignOffPage(args, { page, locale });
	if (!opened) throw data(null, { status: 404 });
	return { list: null, opened };
}

/** Signs a text off, or withdraws that, once the admin has proved who they are. */
export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const where = readSignOffQuery(args);
	const path = signedPagePath(where.page, where.locale);
	const fields = textsOf(await readForm(request));
	if (fields.intent === "prove") return postProof(args, fields.password, path);
	// The proof may have ended while somebody read.
	if (!isProved(args)) return data({ isStale: false }, 403);
	const services = context.get(servicesContext);
	const by = await readLeadActor(services, context.get(staffContext));
	const result = await postSignOff(services, by, where, fields);
	if (result.ok) throw redirect(`${path}&done=${fields.intent}`, 303);
	if (result.code === "newer") return data({ isStale: true }, 409);
	throw data(null, { status: 400 });
}

/** Shows that the proof has ended, or the text as it is now. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	actionStatus === 403 || actionStatus === 409 || defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) =>
	unlistedMeta(loaderData?.opened?.name ?? loaderData?.list?.copy.title);

export default function LaunchTexts({ loaderData: { list, opened }, actionData }: Route.ComponentProps) {
	if (list) return <SignOffList page={list} />;
	return (
		<SignOffPage
			page={opened}
			isStale={actionData !== undefined && "isStale" in actionData && actionData.isStale}
			proofError={actionData && "proofError" in actionData ? actionData.proofError : undefined}
		/>
	);
}
