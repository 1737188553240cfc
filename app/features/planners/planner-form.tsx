import type { ReactNode, RefObject } from "react";
import { Button } from "#app/components/ui/button.tsx";

/** Without script it is sent to its page, which answers. */
export function PlannerForm({
	form,
	action,
	label,
	submit,
	onInput,
	onAsk,
	children,
}: {
	form: RefObject<HTMLFormElement | null>;
	action: string;
	label: string;
	submit: string;
	onInput: () => void;
	onAsk: () => void;
	children: ReactNode;
}) {
	return (
		<form
			ref={form}
			method="get"
			action={action}
			noValidate
			aria-label={label}
			onInput={onInput}
			onSubmit={(event) => {
				event.preventDefault();
				onAsk();
			}}
			className="rounded-xl border border-ink-200 bg-white p-5 shadow-lg sm:p-7 print:hidden"
		>
			{children}
			<Button type="submit" className="mt-7 min-h-14 w-full text-lg">
				{submit}
			</Button>
		</form>
	);
}
