import { type MapState, UsMap } from "../illustrations/us-map.tsx";

export interface StatesMapCopy {
	/** What the map shows, for those who do not see it. */
	map: string;
	licensed: string;
	others: string;
}

/** The map, what its colours mean, and every link once more in words: small shapes are no one's only way. */
export function StatesMap({ states, labels }: { states: MapState[]; labels: StatesMapCopy }) {
	return (
		<div className="grid items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-12">
			<figure>
				<UsMap states={states} label={labels.map} />
				<figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
					<Key color="bg-green-600" text={labels.licensed} />
					<Key color="bg-ink-100 ring-1 ring-ink-400 ring-inset" text={labels.others} />
				</figcaption>
			</figure>
			<ul className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-2">
				{states
					.filter(({ licensed }) => licensed)
					.map(({ code, name, href }) => (
						<li key={code}>
							<a
								href={href}
								data-state={code}
								data-state-name={name}
								className="flex min-h-11 items-center gap-2 rounded-md px-1 text-ink-800 underline decoration-ink-300 underline-offset-4 hover:decoration-current"
							>
								<span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-green-600" />
								{name}
							</a>
						</li>
					))}
			</ul>
		</div>
	);
}

function Key({ color, text }: { color: string; text: string }) {
	return (
		<span className="inline-flex items-center gap-2">
			<span aria-hidden="true" className={`size-4 rounded-sm ${color}`} />
			{text}
		</span>
	);
}
