/** Lines differ in weight and dashes, not only in color. */
export const lineStyles = {
	main: { strokeWidth: 3.5, className: "stroke-ink-900" },
	side: { strokeWidth: 2, className: "stroke-sun-400" },
	low: { strokeWidth: 2, strokeDasharray: "7 5", className: "stroke-ink-500" },
	ground: { strokeWidth: 2.5, strokeDasharray: "1 6", className: "stroke-ink-600" },
	contrast: { strokeWidth: 3, strokeDasharray: "9 6", className: "stroke-coral-600" },
} as const;
export type LineKind = keyof typeof lineStyles;

export interface KeyEntry {
	id: string;
	label: string;
	/** The line's last value. */
	value?: string | undefined;
}

/** The key of a line chart: what each line means, and its last value. */
export function LineKey({ entries }: { entries: readonly (KeyEntry & { kind: LineKind })[] }) {
	return (
		<ul className="mt-3 grid gap-x-6 gap-y-1.5 text-sm sm:grid-cols-2">
			{entries.map(({ id, label, value, kind }) => (
				<li key={id} className="flex items-baseline gap-3">
					<svg aria-hidden="true" viewBox="0 0 36 12" className="h-3 w-9 shrink-0" fill="none">
						<path d="M2 6H34" strokeLinecap="round" {...lineStyles[kind]} />
					</svg>
					<span>
						{label}
						{value && <span className="ml-1.5 font-semibold whitespace-nowrap text-ink-900">{value}</span>}
					</span>
				</li>
			))}
		</ul>
	);
}

/** The key of filled shapes. `color` is the class of a background. */
export function ShapeKey({ entries }: { entries: readonly (KeyEntry & { color: string })[] }) {
	return (
		<ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1.5 text-sm">
			{entries.map(({ id, label, color }) => (
				<li key={id} className="flex items-center gap-2">
					<span aria-hidden="true" className={`size-4 shrink-0 rounded-sm ${color} print:[print-color-adjust:exact]`} />
					{label}
				</li>
			))}
		</ul>
	);
}
