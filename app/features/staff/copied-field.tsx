import { useState } from "react";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import { useHydrated } from "../questions/use-hydrated.ts";

/** A text to take elsewhere: without script, it can be marked and copied. */
export function CopiedField({
	id,
	label,
	hint,
	text,
	about,
	copy,
}: {
	id: string;
	label: string;
	hint?: string;
	text: string;
	/** What the text belongs to, if a page has several. */
	about?: string;
	copy: { copy: string; copied: string };
}) {
	const [isCopied, setCopied] = useState(false);
	const isScripted = useHydrated();
	return (
		<>
			<Field name={id} label={label} hint={hint}>
				{({ name: _, ...control }) => (
					<input {...control} readOnly value={text} onFocus={({ target }) => target.select()} />
				)}
			</Field>
			{isScripted && (
				<Button
					type="button"
					variant="secondary"
					className="justify-self-start"
					onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
				>
					<span aria-live="polite">{isCopied ? copy.copied : copy.copy}</span>
					{about && <span className="sr-only">: {about}</span>}
				</Button>
			)}
		</>
	);
}
