import type { ComponentProps } from "react";
import { Field } from "#app/components/ui/field.tsx";

/** The field of an account's address. */
export function EmailField({
	autoComplete,
	defaultValue,
	...field
}: Omit<ComponentProps<typeof Field>, "children" | "name"> & {
	/** `username` where a password belongs to it, `off` where it is somebody else's. */
	autoComplete: "email" | "username" | "off";
	/** What was typed before. */
	defaultValue?: string | undefined;
}) {
	return (
		<Field name="email" {...field}>
			{(control) => (
				<input
					{...control}
					type="email"
					autoComplete={autoComplete}
					autoCapitalize="none"
					spellCheck={false}
					required
					maxLength={254}
					defaultValue={defaultValue}
				/>
			)}
		</Field>
	);
}
