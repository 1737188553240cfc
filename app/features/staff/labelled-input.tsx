import type { ComponentProps, ReactNode } from "react";

const control =
	"block w-full min-h-12 rounded-md border bg-white px-4 py-3 text-ink-900 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-ink-700";

/** A label, its input, what is wrong with it and what it asks for. `after` stands inside the input's right edge. */
export function LabelledInput({
	name,
	label,
	hint,
	error,
	after,
	...input
}: Omit<ComponentProps<"input">, "id"> & {
	name: string;
	label: string;
	hint?: string | undefined;
	error?: string | undefined;
	after?: ReactNode;
}) {
	const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
	return (
		<div>
			<label htmlFor={name} className="mb-1.5 block font-medium text-ink-900">
				{label}
			</label>
			<div className="relative">
				<input
					{...input}
					id={name}
					name={name}
					aria-invalid={error ? true : undefined}
					aria-describedby={describedBy || undefined}
					className={`${control} ${after ? "pr-14" : ""} ${error ? "border-coral-700 ring-1 ring-coral-700" : "border-ink-500"}`}
				/>
				{after}
			</div>
			{hint && (
				<p id={`${name}-hint`} className="mt-1.5 text-sm text-ink-700">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${name}-error`} className="mt-1.5 text-sm font-medium text-coral-800">
					{error}
				</p>
			)}
		</div>
	);
}
