import { data, Link, redirect } from "react-router";
import { Card } from "#app/features/staff/card.tsx";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { EndpointForm } from "#app/features/webhooks/endpoint-form.tsx";
import { EndpointList } from "#app/features/webhooks/endpoint-list.tsx";
import { SecretBox } from "#app/features/webhooks/secret-box.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayManageWebhooks } from "#domain/staff/roles.ts";
import { webhookPath, webhooksPath } from "#domain/webhooks/webhook-address.ts";
import { addEndpoint } from "#server/lead-desk/webhooks/change-endpoint.server.ts";
import { readWebhooksPage, webhookReader } from "#server/lead-desk/webhooks/webhooks-page.server.ts";
import { formId } from "#server/lead-desk/work/form-id.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { isProved } from "#server/second-factor/recent-proof.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/webhooks";
import { postProof } from "./proof-forms.server.ts";

export const middleware = [requirePage("webhooks", mayManageWebhooks)];

export function loader(args: Route.LoaderArgs) {
	return readWebhooksPage(args);
}

/** Adds an endpoint. The answer shows its secret, and nothing else ever does. */
export async function action(args: Route.ActionArgs) {
	const { services, actor } = webhookReader(args);
	const form = await readForm(args.request);
	if (form.get("intent") === "prove") return postProof(args, form.get("password"), webhooksPath);
	if (!isProved(args)) throw redirect(webhooksPath, 303);
	const id = formId(Object.fromEntries(form));
	const result = await addEndpoint(services, actor, id, form);
	if (!result.ok) return data({ errors: result.errors, typed: result.typed }, 400);
	// The form was sent twice.
	if (result.done === null) throw redirect(webhookPath(id), 303);
	return data({ added: { secret: result.done, path: webhookPath(id) } });
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.copy.title);

const empty = { name: "", url: "", events: ["lead.created"], payload: "thin" };

export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, endpoints, owed, addressHint, once } = loaderData;
	const added = actionData && "added" in actionData ? actionData.added : null;
	const refused = actionData && "errors" in actionData ? actionData : null;
	const proofError = actionData && "proofError" in actionData ? actionData.proofError : undefined;
	return (
		<>
			<h2 className="text-2xl">{copy.title}</h2>
			<p className="mt-2 max-w-prose">{copy.lead}</p>
			{added && (
				<SecretBox title={copy.added.title} secret={added.secret} copy={copy.secret}>
					<Link to={added.path} className={textLink}>
						{copy.added.open}
					</Link>
				</SecretBox>
			)}
			<EndpointList endpoints={endpoints} copy={copy.list} />
			<div className="mt-6">
				{owed ? (
					<RecentProof owed={owed} {...copy.proof} error={proofError} />
				) : (
					<Card id="add" title={copy.add.title} heading="h3">
						<EndpointForm
							key={once}
							intent="add"
							once={once}
							values={refused?.typed ?? empty}
							errors={refused?.errors}
							addressHint={addressHint}
							submit={copy.add.submit}
							copy={copy}
						/>
					</Card>
				)}
			</div>
		</>
	);
}
