interface Card {
	name: string;
	value: string;
	hint: string;
}

/** The rate with its totals, and a card for each kind of conversion. */
export function ConversionCards({ first, others }: { first: Card & { facts: Card[] }; others: readonly Card[] }) {
	return (
		<>
			<div className="grid gap-5 rounded-lg bg-ink-900 p-6 text-white sm:grid-cols-3">
				{[first, ...first.facts].map(({ name, value, hint }) => (
					<div key={name}>
						<p className="font-semibold">{name}</p>
						<p className="mt-1 font-serif text-4xl font-semibold tabular-nums">{value}</p>
						{hint && <p className="mt-1 text-sm text-ink-100">{hint}</p>}
					</div>
				))}
			</div>
			<ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
				{others.map(({ name, value, hint }) => (
					<li key={name} className="rounded-lg border border-sand-200 bg-white p-5">
						<h2 className="text-base font-semibold text-ink-900">{name}</h2>
						<p className="mt-1 font-serif text-3xl font-semibold tabular-nums">{value}</p>
						<p className="text-sm text-ink-700">{hint}</p>
					</li>
				))}
			</ul>
		</>
	);
}
