import type { FieldControl } from "#app/components/ui/field.tsx";
import type { Choices, ListCopy } from "./list-props.ts";

/** Offers what can be changed on leads, in groups. */
export function ChangeSelect({
	control,
	choices,
	chosen = "",
	copy,
}: {
	control: FieldControl & { required?: boolean };
	choices: Partial<Choices>;
	chosen?: string;
	copy: ListCopy["bulk"];
}) {
	const { statuses = [], owners = [], released = [], deleted = [] } = choices;
	return (
		<select {...control} defaultValue={chosen}>
			<option value="">{copy.choose}</option>
			<Group label={copy.status} options={statuses} />
			<Group label={copy.owner} options={owners} />
			<Group label={copy.quarantine} options={released} />
			<Group label={copy.bin} options={deleted} />
		</select>
	);
}

function Group({ label, options }: { label: string; options: Choices["statuses"] }) {
	if (options.length === 0) return null;
	return (
		<optgroup label={label}>
			{options.map(({ value, label: text }) => (
				<option key={value} value={value}>
					{text}
				</option>
			))}
		</optgroup>
	);
}
