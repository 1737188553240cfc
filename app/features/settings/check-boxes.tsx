import { CheckBox } from "#app/components/ui/check-box.tsx";
import { FieldError } from "#app/components/ui/field.tsx";

/** Boxes of which several may be checked, in columns. */
export function CheckBoxes({
	id,
	legend,
	boxes,
	fields,
	error,
}: {
	/** Names the group for its error. */
	id: string;
	legend: string;
	boxes: readonly { name: string; label: string }[];
	fields: Readonly<Record<string, string>>;
	error: string | undefined;
}) {
	const errorId = `${id}-error`;
	return (
		<fieldset id={id} aria-describedby={error ? errorId : undefined}>
			<legend className="font-medium text-ink-900">{legend}</legend>
			<div className="mt-1 grid gap-x-4 sm:grid-cols-2">
				{boxes.map(({ name, label }) => (
					<CheckBox key={name} name={name} defaultChecked={fields[name] !== undefined} label={label} />
				))}
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}
