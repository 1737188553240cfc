/** Says that the people on this page are invented. */
export function ExampleMark({ label }: { label: string }) {
	return (
		<p className="inline-flex items-center rounded-full border border-sand-400 bg-sun-100 px-4 py-1 text-sm font-semibold text-ink-900">
			{label}
		</p>
	);
}
