const looks = {
	grid: {
		list: "grid grid-cols-2 gap-2 lg:grid-cols-1 xl:grid-cols-2",
		choice:
			"min-h-12 gap-3 rounded-md px-3.5 py-2 leading-snug max-xs:gap-2 max-xs:px-2.5 max-xs:text-sm max-xs:wrap-anywhere has-checked:border-ink-900 has-checked:bg-sun-100 has-checked:font-semibold",
		radio: "accent-ink-900",
	},
	pills: {
		list: "flex flex-wrap gap-2",
		choice:
			"min-h-12 gap-2.5 rounded-full px-4 has-checked:border-ink-900 has-checked:bg-sun-100 has-checked:font-semibold",
		radio: "accent-ink-900",
	},
	cards: {
		list: "grid gap-3",
		choice:
			"min-h-14 cursor-pointer gap-3 rounded-lg bg-white px-4 py-3 leading-snug font-medium has-checked:border-ink-800 has-checked:bg-sand-100 has-checked:ring-1 has-checked:ring-ink-800",
		radio: "accent-ink-800",
	},
} as const;

export interface ChoiceOption {
	value: string;
	label: string;
}

export function ChoiceInput({
	name,
	choices,
	chosen,
	look,
	required,
	onChoose,
}: {
	name: string;
	choices: readonly ChoiceOption[];
	chosen: string | undefined;
	look: keyof typeof looks;
	required?: boolean;
	/** Without it the input is uncontrolled. */
	onChoose?: (value: string) => void;
}) {
	const { list, choice, radio } = looks[look];
	return (
		<div className={list}>
			{choices.map(({ value, label }) => (
				<label
					key={value}
					className={`flex items-center border border-ink-300 text-ink-900 hover:border-ink-600 ${choice}`}
				>
					<input
						type="radio"
						name={name}
						value={value}
						required={required}
						className={`size-5 shrink-0 ${radio}`}
						{...(onChoose
							? { checked: value === chosen, onChange: () => onChoose(value) }
							: { defaultChecked: value === chosen })}
					/>
					{label}
				</label>
			))}
		</div>
	);
}
