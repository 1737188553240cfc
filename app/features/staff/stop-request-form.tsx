import type { ReactNode } from "react";
import { Form } from "react-router";
import { type StopRequestCopy, StopRequestFields, type StopRequestRefused } from "./stop-request-fields.tsx";

/** Records a request to stop that a person made to an agent: on the phone, by email or on paper. */
export function StopRequestForm({
	leadId,
	copy,
	refused,
	form = (fields, className) => (
		<Form method="post" preventScrollReset className={className}>
			{fields}
		</Form>
	),
}: {
	leadId: string;
	copy: StopRequestCopy;
	refused?: StopRequestRefused | undefined;
	/** The form around the fields, if they are not just posted to the page's own address. */
	form?: (fields: ReactNode, className: string) => ReactNode;
}) {
	return (
		<details className="mt-3" open={refused !== undefined || undefined}>
			<summary className="inline-flex min-h-11 cursor-pointer items-center font-medium underline underline-offset-4">
				{copy.open}
			</summary>
			{form(<StopRequestFields leadId={leadId} copy={copy} refused={refused} />, "mt-3 grid max-w-120 gap-4")}
		</details>
	);
}
