import { type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { type LeadPart, leadDone } from "#domain/lead-desk/lead-done.ts";
import type { LeadPartProps } from "./lead-page-props.ts";

/**
 * A form of a lead's page. It is posted to the page, which leads back to the form's part, with and without script. What was
 * typed into other forms stays.
 */
export function WorkForm({
	part,
	intent,
	lead,
	address,
	done,
	className,
	children,
}: {
	part: LeadPart;
	intent: string;
	className?: string;
	children: (sending: boolean) => ReactNode;
} & Pick<LeadPartProps, "lead" | "address" | "done">) {
	const form = useRef<HTMLFormElement>(null);
	const { key } = useLocation();
	const { state, formData } = useNavigation();
	const sending = state !== "idle" && formData?.get("intent") === intent;
	const page = useRef(key);
	useEffect(() => {
		if (page.current === key) return;
		page.current = key;
		if (done && leadDone[done] === part) form.current?.reset();
	}, [key, done, part]);
	return (
		<Form
			ref={form}
			method="post"
			action={`${address}#${part}`}
			preventScrollReset
			onSubmit={(event) => {
				if (sending) event.preventDefault();
			}}
			className={className}
		>
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="revision" value={lead.revision} />
			<input type="hidden" name="once" value={lead.once} />
			{children(sending)}
		</Form>
	);
}
