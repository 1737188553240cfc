import type { ReactNode } from "react";
import { Form } from "react-router";
import { Disclosure } from "#app/components/ui/disclosure.tsx";
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
		<Disclosure label={copy.open} className="mt-3" isOpen={refused !== undefined}>
			{form(<StopRequestFields leadId={leadId} copy={copy} refused={refused} />, "mt-3 grid max-w-120 gap-4")}
		</Disclosure>
	);
}
