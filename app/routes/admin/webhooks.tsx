import { Link } from "react-router";
import { RecentProof } from "#app/features/staff/recent-proof.tsx";
import { EndpointForm } from "#app/features/webhooks/endpoint-form.tsx";
import { EndpointList } from "#app/features/webhooks/endpoint-list.tsx";
import { SecretBox } from "#app/features/webhooks/secret-box.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayManageWebhooks } from "#domain/staff/roles.ts";
import { postWebhooks, readWebhooksPage } from "#server/lead-desk/webhooks/webhooks-page.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/webhooks";

export const middleware = [requirePage("webhooks", mayManageWebhooks)];

export function loader(args: Route.LoaderArgs) {
	return readWebhooksPage(args);
}

export function action(args: Route.ActionArgs) {
	return postWebhooks(args);
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
					<Link
						to={added.path}
						className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
					>
						{copy.added.open}
					</Link>
				</SecretBox>
			)}
			<EndpointList endpoints={endpoints} copy={copy.list} />
			<div className="mt-6">
				{owed ? (
					<RecentProof
						owed={owed}
						title={copy.proof.title}
						hint={copy.proof.hint}
						submit={copy.proof.submit}
						error={proofError}
					/>
				) : (
					<section aria-labelledby="add-title" className="rounded-xl border border-sand-200 bg-white p-5 sm:p-6">
						<h3 id="add-title" className="mb-4 text-xl">
							{copy.add.title}
						</h3>
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
					</section>
				)}
			</div>
		</>
	);
}
