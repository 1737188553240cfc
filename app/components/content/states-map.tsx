import { type MapState, UsMap } from "../illustrations/us-map.tsx";

export interface StatesMapCopy {
	/** Says what the map shows, for screen readers. */
	map: string;
	licensed: string;
	others: string;
}

/** The map, its key, and the same links as text, since small states are hard to hit. */
export function StatesMap({ states, copy }: { states: MapState[]; copy: StatesMapCopy }) {
	return (
		<div className="grid items-center gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] lg:gap-12">
			<figure>
				<UsMap states={states} label={copy.map} />
				<figcaption className="mt-4 flex flex-wrap gap-x-6 gap-y-2 text-sm">
					<Key color="bg-green-600" text={copy.licensed} />
					<Key color="bg-ink-100 ring-1 ring-ink-400 ring-inset" text={copy.others} />
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
