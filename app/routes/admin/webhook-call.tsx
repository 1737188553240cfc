import { data, Form, Link, redirect, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { StatusBadge } from "#app/features/staff/status-badge.tsx";
import { textLink } from "#app/features/staff/text-link.ts";
import { CallAttempts, CallBody } from "#app/features/webhooks/call-details.tsx";
import { unlistedMeta } from "#app/seo/unlisted-meta.ts";
import { mayManageWebhooks } from "#domain/staff/roles.ts";
import { webhookDeliveryPath } from "#domain/webhooks/webhook-address.ts";
import { readCallPage, resendCall } from "#server/lead-desk/webhooks/webhook-call-page.server.ts";
import { readForm } from "#server/platform/read-form.server.ts";
import { requirePage } from "#server/staff/require-page.server.ts";
import type { Route } from "./+types/webhook-call";

export const middleware = [requirePage("webhooks", mayManageWebhooks)];

export async function loader(args: Route.LoaderArgs) {
	const page = await readCallPage(args, args.params);
	if (!page) throw data(null, { status: 404 });
	return page;
}

export async function action(args: Route.ActionArgs) {
	const form = await readForm(args.request);
	if (form.get("intent") !== "resend") throw data(null, { status: 400 });
	const result = await resendCall(args, args.params);
	if (!result.ok && result.code === "gone") throw data(null, { status: 404 });
	const path = webhookDeliveryPath(args.params.endpoint, args.params.call);
	throw redirect(`${path}${result.ok ? "?done=resent" : ""}`, 303);
}

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.call.event);

export default function WebhookCall({ loaderData }: Route.ComponentProps) {
	const { copy, endpoint, call, attempts, isResent } = loaderData;
	const isSending = useNavigation().formMethod === "POST";
	const facts = [
		[copy.call.id, call.eventId],
		[copy.call.sequence, call.sequence],
		[copy.call.next, call.next],
	].filter(([, value]) => value !== null);
	return (
		<>
			<Link to={endpoint.path} className={textLink}>
				{copy.backToEndpoint}
			</Link>
			<div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
				<h2 className="text-2xl wrap-anywhere">
					{endpoint.name}: {call.event}
				</h2>
				<StatusBadge variant={call.state.isGood ? "secondary" : "warning"}>{call.state.text}</StatusBadge>
			</div>
			{isResent && (
				<Callout tone="good" role="status" className="mt-4">
					{copy.call.resent}
				</Callout>
			)}
			<dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
				{facts.map(([name, value]) => (
					<div key={name} className="sm:contents">
						<dt className="text-ink-700">{name}</dt>
						<dd className="font-medium text-ink-900 wrap-anywhere">{value}</dd>
					</div>
				))}
				{call.lead && (
					<div className="sm:contents">
						<dt className="text-ink-700">{copy.call.lead}</dt>
						<dd>
							<Link to={call.lead} className="font-semibold underline underline-offset-4">
								{copy.call.openLead}
							</Link>
						</dd>
					</div>
				)}
			</dl>
			{call.mayResend && (
				<Form method="post" className="mt-4">
					<input type="hidden" name="intent" value="resend" />
					<Button type="submit" variant="secondary" disabled={isSending}>
						{copy.call.resend}
					</Button>
				</Form>
			)}
			<div className="mt-6 grid gap-6">
				<CallAttempts attempts={attempts} copy={copy.call} />
				<CallBody body={call.body} copy={copy.call} />
			</div>
		</>
	);
}
