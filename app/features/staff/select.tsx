import type { FieldControl } from "#app/components/ui/field.tsx";

/** The select of a field: `<Field …>{(control) => <Select {...control} chosen={…} options={…} />}</Field>`. */
export function Select({
	chosen,
	none,
	options,
	...control
}: FieldControl & {
	/** The value that is chosen at first. */
	chosen: string | number | undefined;
	/** The label of the first option, which is empty. Without it something is always chosen. */
	none?: string | null | undefined;
	options: readonly { value: string | number; label: string }[];
}) {
	return (
		<select {...control} defaultValue={chosen}>
			{typeof none === "string" && <option value="">{none}</option>}
			{options.map(({ value, label }) => (
				<option key={value} value={value}>
					{label}
				</option>
			))}
		</select>
	);
}
