import type { FieldControl } from "#app/components/ui/field.tsx";
import { Select } from "#app/components/ui/select.tsx";
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
		<Select
			{...control}
			chosen={chosen}
			none={copy.choose}
			options={[]}
			groups={[
				{ label: copy.status, options: statuses },
				{ label: copy.owner, options: owners },
				{ label: copy.quarantine, options: released },
				{ label: copy.bin, options: deleted },
			]}
		/>
	);
}
