import type { ReactNode } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import type { DeskSection } from "#domain/blog/desk-sections.ts";

/**
 * A form next to the text. Unsaved text is saved before the form is sent, so that it is about the text on the screen.
 * Without script it is about the saved draft.
 */
export function DeskForm({
	section,
	revision,
	flush,
	className = "grid gap-4",
	children,
}: {
	section: DeskSection;
	revision: number;
	/** @returns the saved draft's revision; null if it can't be saved now */
	flush: () => Promise<number | null>;
	className?: string;
	children: (isSending: boolean) => ReactNode;
}) {
	const submit = useSubmit();
	const { state, formData } = useNavigation();
	const isSending = state !== "idle" && formData?.get("section") === section;
	return (
		<Form
			method="post"
			preventScrollReset
			className={className}
			onSubmit={async (event) => {
				event.preventDefault();
				if (isSending) return;
				const data = new FormData(event.currentTarget);
				const saved = await flush();
				if (saved === null) return;
				data.set("revision", String(saved));
				await submit(data, { method: "post", preventScrollReset: true });
			}}
		>
			<input type="hidden" name="section" value={section} />
			<input type="hidden" name="revision" value={revision} readOnly />
			{children(isSending)}
		</Form>
	);
}
