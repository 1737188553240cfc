import type { Messages } from "#i18n/messages.server.ts";
import type { readCallPage } from "#server/lead-desk/webhooks/webhook-call-page.server.ts";
import { StatusBadge } from "../staff/status-badge.tsx";

export type CallAttempt = NonNullable<Awaited<ReturnType<typeof readCallPage>>>["attempts"][number];

const code = "mt-1 rounded-md bg-sand-50 p-3 text-sm whitespace-pre-wrap wrap-anywhere";

/** The body of the last attempt. */
export function CallBody({ body, copy }: { body: string | null; copy: Messages["webhooks"]["call"] }) {
	return (
		<section aria-labelledby="body-title" className="rounded-xl border border-sand-200 bg-white p-5 sm:p-6">
			<h3 id="body-title" className="text-xl">
				{copy.body}
			</h3>
			{body ? <pre className={code}>{body}</pre> : <p className="mt-2">{copy.noBody}</p>}
		</section>
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
		<section aria-labelledby="attempts-title" className="rounded-xl border border-sand-200 bg-white p-5 sm:p-6">
			<h3 id="attempts-title" className="text-xl">
				{copy.attempts}
			</h3>
			{attempts.length === 0 && <p className="mt-2">{copy.noAttempts}</p>}
			<ul className="mt-2 divide-y divide-sand-200">
				{attempts.map(({ id, time, at, isAccepted, result, durationMs, headers, answer }) => (
					<li key={id} className="py-3">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<time dateTime={at} className="font-semibold">
								{time}
							</time>
							<StatusBadge variant={isAccepted ? "secondary" : "warning"}>{result}</StatusBadge>
							<span className="text-sm text-ink-700">{durationMs} ms</span>
						</p>
						<details>
							<summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
								{copy.headers}
							</summary>
							<pre className={code}>{headers.join("\n")}</pre>
						</details>
						{answer !== null && (
							<>
								<p className="text-sm font-semibold">{copy.answer}</p>
								{answer === "" ? <p className="text-sm">{copy.noAnswer}</p> : <pre className={code}>{answer}</pre>}
							</>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
