import { Disclosure } from "#app/components/ui/disclosure.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import type { readCallPage } from "#server/lead-desk/webhooks/webhook-call-page.server.ts";
import { Card } from "../staff/card.tsx";
import { StatusBadge } from "../staff/status-badge.tsx";

export type CallAttempt = NonNullable<Awaited<ReturnType<typeof readCallPage>>>["attempts"][number];

const code = "mt-1 rounded-md bg-sand-50 p-3 text-sm whitespace-pre-wrap wrap-anywhere";

/** The body of the last attempt. */
export function CallBody({ body, copy }: { body: string | null; copy: Messages["webhooks"]["call"] }) {
	return (
		<Card title={copy.body} heading="h3">
			{body ? <pre className={code}>{body}</pre> : <p>{copy.noBody}</p>}
		</Card>
	);
}

/** Every attempt, with the headers that signed it and the beginning of the answer. */
export function CallAttempts({
	attempts,
	copy,
}: {
	attempts: readonly CallAttempt[];
	copy: Messages["webhooks"]["call"];
}) {
	return (
		<Card title={copy.attempts} heading="h3">
			{attempts.length === 0 && <p>{copy.noAttempts}</p>}
			<ul className="divide-y divide-sand-200">
				{attempts.map(({ id, time, at, isAccepted, result, durationMs, headers, answer }) => (
					<li key={id} className="py-3">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<time dateTime={at} className="font-semibold">
								{time}
							</time>
							<StatusBadge variant={isAccepted ? "secondary" : "warning"}>{result}</StatusBadge>
							<span className="text-sm text-ink-700">{durationMs} ms</span>
						</p>
						<Disclosure label={copy.headers}>
							<pre className={code}>{headers.join("\n")}</pre>
						</Disclosure>
						{answer !== null && (
							<>
								<p className="text-sm font-semibold">{copy.answer}</p>
								{answer === "" ? <p className="text-sm">{copy.noAnswer}</p> : <pre className={code}>{answer}</pre>}
							</>
						)}
					</li>
				))}
			</ul>
		</Card>
	);
}
