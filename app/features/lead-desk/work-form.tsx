import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { type LeadPart, leadDone } from "#domain/lead-desk/lead-done.ts";
import { KeptForm } from "./kept-form.tsx";
import type { LeadPartProps } from "./lead-page-props.ts";

/**
 * A form of a lead's page. It is posted to the page, which leads back to the form's part, with and without script. Text
 * typed into other forms stays.
 */
export function WorkForm({
	part,
	intent,
	task,
	appointment,
	policy,
	lead,
	address,
	done,
	className,
	children,
}: {
	part: LeadPart;
	intent: string;
	/** The task that the form is about. */
	task?: string;
	/** The appointment that the form is about. */
	appointment?: string;
	/** The policy that the form is about. */
	policy?: string;
	className?: string;
	children: (sending: boolean) => ReactNode;
} & Pick<LeadPartProps, "lead" | "address" | "done">) {
	const { state, formData } = useNavigation();
	const sending = state !== "idle" && formData?.get("intent") === intent;
	return (
		<KeptForm
			name={{ intent, ...(task && { task }), ...(appointment && { appointment }), ...(policy && { policy }) }}
			action={`${address}#${part}`}
			isDone={done !== null && leadDone[done] === part}
			isSending={sending}
			className={className}
		>
			<input type="hidden" name="revision" value={lead.revision} />
			<input type="hidden" name="once" value={lead.once} />
			{children(sending)}
		</KeptForm>
	);
}
