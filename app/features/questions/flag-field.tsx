/** A box to tick. */
export function FlagField({
	name,
	label,
	hint,
	checked,
	onChange,
}: {
	name: string;
	label: string;
	hint: string;
	checked: boolean;
	onChange: (checked: boolean) => void;
}) {
	return (
		<label className="flex min-h-12 items-center gap-3 text-ink-900">
			<input
				type="checkbox"
				name={name}
				value="yes"
				checked={checked}
				onChange={(event) => onChange(event.target.checked)}
				className="size-6 shrink-0 accent-ink-900"
			/>
			<span>
				{label}
				<span className="block text-sm text-ink-700">{hint}</span>
			</span>
		</label>
	);
}
