import type { ReactNode } from "react";

export interface FieldControl {
	id: string;
	name: string;
	className: string;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
}

const control = "block w-full min-h-12 rounded-md border bg-white px-4 py-2.5 text-ink-900";

/** A control that has its label beside it, and no error message. */
export const controlStyle = `${control} border-ink-500`;

/**
 * A label, a control and its error message, linked for assistive technology:
 * `<Field name="email" label="Email">{(control) => <input type="email" {...control} />}</Field>`.
 */
export function Field({
	name,
	id = name,
	label,
	error,
	hint,
	aligned = false,
	className = "",
	children,
}: {
	name: string;
	/** Needed if several forms on a page have a field of this name. */
	id?: string;
	label: string;
	error?: string | undefined;
	hint?: string | undefined;
	/** In a grid: labels and controls of one row lie in line, also if a label wraps or one of them has an error. */
	aligned?: boolean;
	className?: string;
	children: (control: FieldControl) => ReactNode;
}) {
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div
			data-slot="field"
			className={`${aligned ? "row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-0" : ""} ${className}`}
		>
			<div className="self-end">
				<label htmlFor={id} className="mb-1.5 block font-medium text-ink-900">
					{label}
				</label>
				{hint && (
					<p id={`${id}-hint`} className="-mt-1 mb-2 text-sm text-ink-700">
						{hint}
					</p>
				)}
			</div>
			<div>
				{children({
					id,
					name,
					className: `${control} ${error ? "border-coral-600 ring-1 ring-coral-600" : "border-ink-500"}`,
					"aria-invalid": error ? true : undefined,
					"aria-describedby": described || undefined,
				})}
			</div>
			{error && <FieldError id={`${id}-error`}>{error}</FieldError>}
		</div>
	);
}

/** A control's error message. The control refers to it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
	return (
		<p id={id} className="mt-1.5 flex gap-1.5 text-sm font-medium text-coral-700">
			<svg aria-hidden="true" viewBox="0 0 20 20" className="mt-0.5 size-4 shrink-0" fill="currentColor">
				<path d="M10 1a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm1 13.5H9v-2h2v2Zm0-4H9v-5h2v5Z" />
			</svg>
			{children}
		</p>
	);
}
