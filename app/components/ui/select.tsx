import type { ComponentProps } from "react";
import type { FieldControl } from "./field.tsx";

export interface SelectOption {
	value: string | number;
	label: string;
	/** The language of the label, if it isn't the page's. */
	lang?: string;
}

/** The select of a field: `<Field …>{(control) => <Select {...control} chosen={…} options={…} />}</Field>`. */
export function Select({
	chosen,
	none,
	options,
	groups = [],
	...control
}: FieldControl &
	Pick<ComponentProps<"select">, "autoComplete" | "required" | "ref" | "value" | "onChange"> & {
		/** The value that is chosen at first. */
		chosen?: string | number | undefined;
		/** The label of the first option, which is empty. Without it something is always chosen. */
		none?: string | null | undefined;
		options: readonly SelectOption[];
		/** Options under a heading, after the others. A group without options is left out. */
		groups?: readonly { label: string; options: readonly SelectOption[] }[];
	}) {
	return (
		<select {...control} defaultValue={chosen}>
			{typeof none === "string" && <option value="">{none}</option>}
			<Options options={options} />
			{groups.map(
				({ label, options }) =>
					options.length > 0 && (
						<optgroup key={label} label={label}>
							<Options options={options} />
						</optgroup>
					),
			)}
		</select>
	);
}

function Options({ options }: { options: readonly SelectOption[] }) {
	return options.map(({ value, label, lang }) => (
		<option key={value} value={value} lang={lang}>
			{label}
		</option>
	));
}
