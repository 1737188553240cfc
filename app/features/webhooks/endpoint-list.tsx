import { Link } from "react-router";
import type { Messages } from "#i18n/messages.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";

/** An endpoint as the list and its page show it. */
export interface EndpointProps {
	id: string;
	path: string;
	name: string;
	url: string;
	isConfigured: boolean;
	isOn: boolean;
	isUnset: boolean;
	events: readonly string[];
	payload: string;
	eventNames: readonly string[];
	payloadName: string;
	health: { isGood: boolean; text: string };
	reason: string | null;
	lastCall: string | null;
	/** Why the last call failed. Null if it was accepted. */
	failed: string | null;
	waiting: string | null;
	dead: string | null;
}

/** All endpoints, and whether they work. */
export function EndpointList({
	endpoints,
	copy,
}: {
	endpoints: readonly EndpointProps[];
	copy: Messages["webhooks"]["list"];
}) {
	if (endpoints.length === 0) return <p className="mt-5">{copy.none}</p>;
	return (
		<ul aria-label={copy.title} className="mt-5 grid gap-4">
			{endpoints.map((endpoint) => (
				<li key={endpoint.id} className="desk-card relative focus-within:border-ink-900 hover:border-ink-900">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						<Link
							to={endpoint.path}
							className="inline-flex min-h-11 items-center font-semibold text-lg underline underline-offset-4 wrap-anywhere after:absolute after:inset-0"
						>
							{endpoint.name}
						</Link>
						<HealthBadge endpoint={endpoint} />
					</p>
					<p className="text-sm wrap-anywhere">{endpoint.url}</p>
					<EndpointFacts endpoint={endpoint} />
				</li>
			))}
		</ul>
	);
}

export function HealthBadge({ endpoint: { health } }: { endpoint: EndpointProps }) {
	return <StatusBadge variant={health.isGood ? "secondary" : "warning"}>{health.text}</StatusBadge>;
}

/** Why it is off, when it was called last, and what waits or was given up. */
export function EndpointFacts({
	endpoint: { reason, lastCall, failed, waiting, dead },
}: {
	endpoint: Pick<EndpointProps, "reason" | "lastCall" | "failed" | "waiting" | "dead">;
}) {
	const facts = [lastCall, failed, waiting, dead].filter(Boolean);
	return (
		<>
			{reason && <p className="mt-1 font-semibold">{reason}</p>}
			{facts.length > 0 && <p className="mt-1 text-sm text-ink-700">{facts.join(" · ")}</p>}
		</>
	);
}
