/** Says before anything else that nobody here is real. */
export function ExampleMark({ label }: { label: string }) {
	return (
		<p className="inline-flex items-center rounded-full border border-sand-400 bg-sun-100 px-4 py-1 text-sm font-semibold text-ink-900">
			{label}
		</p>
	);
}
