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
					<label key={name} className="flex min-h-11 items-center gap-3">
						<input
							type="checkbox"
							name={name}
							defaultChecked={fields[name] !== undefined}
							className="size-5 shrink-0"
						/>
						{label}
					</label>
				))}
			</div>
			{error && <FieldError id={errorId}>{error}</FieldError>}
		</fieldset>
	);
}
