import { Paragraphs } from "#app/components/content/rich-text.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Callout } from "#app/components/ui/callout.tsx";
import { Island } from "#app/islands/island.tsx";
import type { Messages } from "#i18n/messages.server.ts";
import { DataRequestForm, type DataRequestFormProps } from "./data-request-form.tsx";

type Copy = Messages["dataRequests"];

export interface DataRequestSectionProps extends DataRequestFormProps {
	copy: Copy;
	/** True if a request was just received. */
	sent: boolean;
	/** What was done about an opt-out of sale or sharing that was just received. */
	optedOut: readonly string[] | null;
	/** The state of the request that our email links to, with its texts filled in. Null on the page itself. */
	linked: { state: "to_confirm" | "confirmed" | "expired"; text: string } | null;
	/** The address of the link, to which its button posts. */
	linkedAction: string;
}

/** The form for data requests, or the status of a request. */
export function DataRequestSection({
	copy,
	sent,
	optedOut,
	linked,
	linkedAction,
	action,
	refused,
}: DataRequestSectionProps) {
	if (optedOut) return <Notice title={copy.optedOut.title} texts={optedOut} />;
	if (sent) return <Notice title={copy.sent.title} texts={[copy.sent.text]} />;
	if (linked?.state === "to_confirm") {
		return (
			<Notice title={copy.confirm.title} texts={[linked.text]}>
				<form method="post" action={linkedAction} className="mt-4">
					<Button type="submit" name="confirm" value="yes">
						{copy.confirm.button}
					</Button>
				</form>
			</Notice>
		);
	}
	if (linked?.state === "confirmed") {
		return <Notice title={copy.confirmed.title} texts={[linked.text]} />;
	}
	const { kinds, fields, errors, send, failure } = copy;
	return (
		<>
			{linked && <Notice title={copy.expired.title} texts={[copy.expired.text]} />}
			<Paragraphs texts={[copy.section.lead, copy.section.steps]} />
			<Island
				name="data-request-form"
				when="visible"
				component={DataRequestForm}
				props={{ copy: { kinds, fields, errors, send, failure }, action, refused }}
			/>
		</>
	);
}

function Notice({ title, texts, children }: { title: string; texts: readonly string[]; children?: React.ReactNode }) {
	return (
		<Callout tone="good" role="status" className="mb-6">
			<p className="font-semibold">{title}</p>
			{texts.map((text) => (
				<p key={text} className="mt-1">
					{text}
				</p>
			))}
			{children}
		</Callout>
	);
}
