/** Explains the planner until there is a result. */
export function BeforeResult({
	title,
	points,
}: {
	title?: string;
	points: readonly { id: string; name?: string; text: string }[];
}) {
	return (
		<div className="rounded-xl border border-sand-300 p-5 sm:p-7 print:hidden">
			{title && <p className="mb-4 font-semibold text-ink-900">{title}</p>}
			<ul className="grid gap-4">
				{points.map(({ id, name, text }) => (
					<li key={id} className="border-l-4 border-sun-300 pl-4">
						{name && <span className="block font-semibold text-ink-900">{name}</span>}
						{text}
					</li>
				))}
			</ul>
		</div>
	);
}
