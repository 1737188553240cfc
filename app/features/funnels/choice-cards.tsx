/** Answers to choose one from, each as large as a thumb. */
export function ChoiceCards({
	name,
	choices,
	chosen,
	required,
}: {
	name: string;
	choices: readonly { value: string; label: string }[];
	chosen: string;
	required: boolean;
}) {
	return (
		<div className="grid gap-3">
			{choices.map(({ value, label }) => (
				<label
					key={value}
					className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-ink-300 bg-white px-4 py-3 leading-snug font-medium text-ink-900 hover:border-ink-600 has-checked:border-ink-800 has-checked:bg-sand-100 has-checked:ring-1 has-checked:ring-ink-800"
				>
					<input
						type="radio"
						name={name}
						value={value}
						required={required}
						defaultChecked={value === chosen}
						className="size-5 shrink-0 accent-ink-800"
					/>
					{label}
				</label>
			))}
		</div>
	);
}
