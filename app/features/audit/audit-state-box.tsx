import { Form, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import type { auditState } from "#server/audit-log/audit-state.server.ts";

export type AuditState = Awaited<ReturnType<typeof auditState>>;

/** Says whether the log was found complete, and has it verified. */
export function AuditStateBox({ state, copy }: { state: AuditState; copy: Messages["audit"]["page"] }) {
	const isVerifying = useNavigation().formMethod === "POST";
	return (
		<section
			aria-labelledby="audit-state"
			className={`rounded-lg border-l-4 px-5 py-4 ${state.isBroken ? "border-coral-700 bg-coral-50" : "border-ink-700 bg-white"}`}
		>
			<h3 id="audit-state" className="text-lg">
				{copy.complete}
			</h3>
			<p role={state.isBroken ? "alert" : "status"} className="mt-2 text-ink-900 wrap-anywhere">
				{state.text}
			</p>
			{state.since && <p className="mt-1">{state.since}</p>}
			<Form method="post" className="mt-4">
				<Button type="submit" variant="secondary" disabled={isVerifying}>
					{isVerifying ? copy.verifying : copy.verify}
				</Button>
			</Form>
			<Disclosure label={copy.how} className="mt-3">
				<p className="max-w-[48rem]">{copy.howText}</p>
				<p className="mt-2">
					<code className="text-sm wrap-anywhere">
						npm run ops -- audit:verify --head {state.head ?? copy.headOfEmail}
					</code>
				</p>
			</Disclosure>
		</section>
	);
}
