import { useState } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { RatesPreview } from "#app/features/settings/rates-preview.tsx";
import { RatesUpload } from "#app/features/settings/rates-upload.tsx";
import { SettingsFrame } from "#app/features/settings/settings-frame.tsx";
import { SettingsVersions } from "#app/features/settings/settings-versions.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { ratesPath } from "#domain/settings/settings-address.ts";
import { mayChangeSettings } from "#domain/staff/roles.ts";
import { servicesContext, staffContext } from "#server/context.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { postRates } from "#server/settings/post-settings.server.ts";
import { describeChecked, describeRefusal, readRatesPage } from "#server/settings/rates-page.server.ts";
import { checkRates } from "#server/settings/save-rates.server.ts";
import { readLeadActor } from "#server/staff/lead-actor.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/settings-rates";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("settings", mayChangeSettings)];

export function loader(args: Route.LoaderArgs) {
	return readRatesPage(args);
}

/** Checks a file of rates, uses one that was checked, or an earlier version, once the admin has proved who they are. */
export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const form = await readForm(request);
	if (form.get("intent") === "prove") return postProof(args, form.get("password"), ratesPath);
	const services = context.get(servicesContext);
	const staff = context.get(staffContext);
	// The proof may have ended while somebody looked at the prices. They stay.
	if (!isProved(args)) {
		const again = form.get("intent") === "use" ? await checkRates(services, String(form.get("rates"))) : null;
		const checked = again?.ok ? describeChecked(again.checked, staff.locale) : null;
		return data({ refusal: null, newer: false, checked }, 403);
	}
	const by = await readLeadActor(services, staff);
	const result = await postRates(services, by, Object.fromEntries(form));
	if (result.ok && result.checked) return { checked: describeChecked(result.checked, staff.locale) };
	if (result.ok) throw redirect(`${ratesPath}?done=saved`, 303);
	if (result.code === "unknown" || result.code === "gone") throw data(null, { status: 400 });
	const isNewer = result.code === "newer";
	return data({ refusal: describeRefusal(result, staff.locale), newer: isNewer }, isNewer ? 409 : 400);
}

/** Shows that the proof has ended, or the version of whoever saved sooner. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
	actionStatus === 403 || actionStatus === 409 || defaultShouldRevalidate;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.rates.title);

export default function SettingsRates({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, words, owed, tables } = loaderData;
	const refused = actionData && "refusal" in actionData ? actionData : null;
	const answer = actionData && "checked" in actionData ? actionData.checked : null;
	// A proof leads back to the page, without an answer.
	const [kept, setKept] = useState(answer);
	const isProof = actionData ? "proofError" in actionData : !loaderData.isSaved;
	const checked = answer ?? (isProof ? kept : null);
	if (checked !== kept) setKept(checked);
	return (
		<SettingsFrame
			page={loaderData}
			isRefused={refused !== null || checked !== null}
			isNewer={refused?.newer === true}
			proofError={actionData && "proofError" in actionData ? actionData.proofError : undefined}
		>
			{checked && <RatesPreview checked={checked} words={words} mayUse={!owed} />}
			<Card id="rates" heading="h3" title={copy.rates.title} lead={copy.rates.lead}>
				<dl className="grid gap-1 text-sm">
					{tables.map(({ product, name, about }) => (
						<div key={product}>
							<dt className="inline font-medium">{name}: </dt>
							<dd className="inline wrap-anywhere">{about}</dd>
						</div>
					))}
				</dl>
				{!owed && <RatesUpload words={words} refusal={refused?.refusal ?? null} />}
			</Card>
			<Card id="versions" heading="h3" title={copy.versions.title}>
				<SettingsVersions page={loaderData} mayRestore={!owed} />
			</Card>
		</SettingsFrame>
	);
}
