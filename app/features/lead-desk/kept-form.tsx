import type { ReactNode } from "react";
import { Form } from "react-router";
import type { FormName } from "#app/browser/kept-drafts.ts";
import { NoticeBox } from "../staff/notice-box.tsx";
import { useKeptForm } from "./use-kept-form.ts";

/**
 * A form of the dashboard that loses nothing: typed text is stored until it is sent, and the form says so if it could
 * not be sent. The page's `clientAction` is `sendForm`.
 */
export function KeptForm({
	name,
	action,
	isDone = false,
	isSending = false,
	className,
	children,
}: {
	/** Tells the form from the page's other forms. It is submitted, too. */
	name: FormName;
	action?: string;
	/** True if the page says that this form's action was done. Then the form is empty again. */
	isDone?: boolean;
	/** A form that is on its way is not sent a second time. */
	isSending?: boolean;
	className?: string;
	children: ReactNode;
}) {
	const { form, place, keep, post, restored, notice } = useKeptForm(name, isDone);
	return (
		<Form
			ref={form}
			method="post"
			action={action}
			preventScrollReset
			onChange={keep}
			onSubmit={(event) => {
				if (isSending) event.preventDefault();
				else post();
			}}
			className={className}
		>
			{Object.entries(name).map(([field, value]) => (
				<input key={field} type="hidden" name={field} value={value} />
			))}
			<input type="hidden" name="draft" value={place} />
			{restored && <p role="status">{restored}</p>}
			{children}
			{notice && <NoticeBox notice={notice} />}
		</Form>
	);
}
