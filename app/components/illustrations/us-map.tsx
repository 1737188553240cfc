import { usMapLabels, usMapPaths, usMapSize } from "#domain/location/us-map-paths.ts";

export interface MapState {
	code: string;
	name: string;
	href: string;
	licensed: boolean;
}

/** In map units. A state smaller than this has its label next to it and a wider target. */
const minRoom = 12;

/** The US map with licensed states as links. Its callers show the same links as text next to it. */
export function UsMap({ states, label, className = "" }: { states: MapState[]; label: string; className?: string }) {
	const licensed = states.filter((state) => state.licensed);
	const linked = new Set(licensed.map(({ code }) => code));
	const others = Object.entries(usMapPaths).filter(([code]) => !linked.has(code));

	return (
		// biome-ignore lint/a11y/useSemanticElements: a group of links in a drawing; SVG has no fieldset.
		<svg
			role="group"
			aria-label={label}
			viewBox={`0 0 ${usMapSize.width} ${usMapSize.height}`}
			className={`h-auto w-full overflow-visible ${className}`}
			strokeLinejoin="round"
		>
			<path d={others.map(([, path]) => path).join("")} strokeWidth="1.5" className="fill-ink-100 stroke-white" />
			{licensed.map((state) => (
				<StateLink key={state.code} state={state} />
			))}
		</svg>
	);
}

function StateLink({ state }: { state: MapState }) {
	const spot = usMapLabels[state.code];
	if (!spot) return null;
	const { x, y, room } = spot;
	const isTight = room < minRoom;
	return (
		<a
			href={state.href}
			data-state={state.code}
			data-state-name={state.name}
			aria-label={`${state.name} (${state.code})`}
			className="group focus-visible:outline-hidden"
		>
			<title>{state.name}</title>
			{isTight && <circle cx={x} cy={y} r="20" fill="transparent" />}
			<path
				d={usMapPaths[state.code]}
				strokeWidth="1.5"
				className="fill-green-600 stroke-white transition-colors group-hover:fill-green-700 group-focus-visible:fill-sun-300 group-focus-visible:stroke-ink-900 group-focus-visible:stroke-3"
			/>
			<text
				x={isTight ? x + room + 4 : x}
				y={y}
				dy=".36em"
				textAnchor={isTight ? "start" : "middle"}
				className={`hidden font-sans text-[1.125rem] font-semibold group-focus-visible:fill-ink-900 md:block ${isTight ? "fill-ink-900" : "fill-white"}`}
			>
				{state.code}
			</text>
		</a>
	);
}
