import { Field } from "#app/components/ui/field.tsx";

/** A field for a code. Phones offer the code of an app or a message, and letters if it may be a recovery code. */
export function CodeField({
	id,
	label,
	hint,
	error,
	digitsOnly = false,
}: {
	id: string;
	label: string;
	hint?: string;
	error?: string | undefined;
	digitsOnly?: boolean;
}) {
	return (
		<Field name="code" id={id} label={label} {...(hint && { hint })} error={error}>
			{(control) => (
				<input
					{...control}
					type="text"
					inputMode={digitsOnly ? "numeric" : "text"}
					autoComplete="one-time-code"
					autoCapitalize="none"
					spellCheck={false}
					required
					maxLength={40}
				/>
			)}
		</Field>
	);
}
