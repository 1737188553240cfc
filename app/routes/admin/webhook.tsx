import { data, Link, redirect } from "react-router";
import { Callout } from "#app/components/ui/callout.tsx";
import { Card } from "#app/features/staff/card.tsx";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { CallLog } from "#app/features/webhooks/call-log.tsx";
import { EndpointForm } from "#app/features/webhooks/endpoint-form.tsx";
import { EndpointFacts, HealthBadge } from "#app/features/webhooks/endpoint-list.tsx";
import { EndpointEnds, EndpointTools } from "#app/features/webhooks/endpoint-tools.tsx";
import { SecretBox } from "#app/features/webhooks/secret-box.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayManageWebhooks } from "#domain/staff/roles.ts";
import { webhookPath, webhooksPath } from "#domain/webhooks/webhook-address.ts";
import { postWebhook, readWebhookPage } from "#server/lead-desk/webhooks/webhook-page.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/webhook";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("webhooks", mayManageWebhooks)];

export async function loader(args: Route.LoaderArgs) {
	const page = await readWebhookPage(args, args.params.endpoint);
	if (!page) throw data(null, { status: 404 });
	return page;
}

export async function action(args: Route.ActionArgs) {
	const path = webhookPath(args.params.endpoint);
	const form = await readForm(args.request);
	if (form.get("intent") === "prove") return postProof(args, form.get("password"), path);
	const result = await postWebhook(args, args.params.endpoint, form);
	if (result.ok) {
		if ("to" in result) throw redirect(result.to, 303);
		return data({ secret: result.secret });
	}
	if (result.code === "invalid") return data({ errors: result.errors, typed: result.typed }, 400);
	if (result.code === "proveFirst") throw redirect(path, 303);
	throw data(null, { status: result.code === "gone" ? 404 : 400 });
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.endpoint.name);

export default function Webhook({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, endpoint, owed, addressHint, isSaved, calls, filters, older, newest } = loaderData;
	const secret = actionData && "secret" in actionData ? actionData.secret : undefined;
	const refused = actionData && "errors" in actionData ? actionData : undefined;
	const proofError = actionData && "proofError" in actionData ? actionData.proofError : undefined;
	return (
		<>
			<Link to={webhooksPath} className={textLink}>
				{copy.back}
			</Link>
			<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
				<h2 className="text-2xl wrap-anywhere">{endpoint.name}</h2>
				<HealthBadge endpoint={endpoint} />
			</div>
			<p className="mt-1 wrap-anywhere">{endpoint.url}</p>
			<EndpointFacts endpoint={endpoint} />
			{endpoint.isConfigured && <p className="mt-2 max-w-prose">{copy.configuredText}</p>}
			{secret && <SecretBox title={copy.secret.rotated} secret={secret} copy={copy.secret} />}
			<div className="mt-6 grid gap-6">
				<Card title={copy.tools.title} heading="h3">
					<EndpointTools
						isOn={endpoint.isOn}
						isUnset={endpoint.isUnset}
						hasDead={endpoint.dead !== null}
						copy={copy.tools}
					/>
				</Card>
				<CallLog calls={calls} filters={filters} older={older} newest={newest} copy={copy.log} />
				{endpoint.isConfigured ? null : owed ? (
					<RecentProof owed={owed} {...copy.proof} error={proofError} />
				) : (
					<Card id="edit" title={copy.edit.title} heading="h3">
						{isSaved && !secret && !refused && (
							<Callout tone="good" role="status">
								{copy.edit.saved}
							</Callout>
						)}
						<EndpointForm
							intent="edit"
							values={refused?.typed ?? endpoint}
							errors={refused?.errors}
							addressHint={addressHint}
							submit={copy.edit.submit}
							copy={copy}
						/>
						<hr className="my-2 border-sand-200" />
						<EndpointEnds copy={copy} />
					</Card>
				)}
			</div>
		</>
	);
}
