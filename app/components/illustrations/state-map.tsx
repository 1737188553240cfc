import { stateMapShapes, stateMapSize } from "./state-map-shapes.ts";

/** On maps with more cities only the marked one is named. */
const namesFitUpTo = 5;

/**
 * A drawn map of a licensed state with its neighbors and some cities.
 * @param marked the city that the page is about, with a pin
 */
export function StateMap({ code, marked }: { code: string; marked?: string | null }) {
	const shapes = stateMapShapes[code];
	if (!shapes) return null;
	const { width, height } = stateMapSize;
	const named =
		shapes.cities.length <= namesFitUpTo ? shapes.cities : shapes.cities.filter(([name]) => name === marked);
	return (
		<svg
			aria-hidden="true"
			focusable="false"
			data-map={code}
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			className="h-auto w-full bg-ink-50"
			strokeLinejoin="round"
		>
			<path d={shapes.neighbors} strokeWidth="1.5" className="fill-sand-100 stroke-sand-300" />
			<path d={shapes.state} strokeWidth="7" className="fill-none stroke-white" />
			<path d={shapes.state} strokeWidth="2" className="fill-sun-200 stroke-ink-700" />
			{shapes.cities.map(([name, x, y]) => (
				<circle
					key={name}
					cx={x}
					cy={y}
					r={name === marked ? 9 : 5}
					className="fill-coral-600 stroke-white"
					strokeWidth="2"
				/>
			))}
			{named.map(([name, x, y, side]) => {
				const isLeft = side === "left";
				const gap = name === marked ? 15 : 10;
				return (
					<text
						key={name}
						x={isLeft ? x - gap : x + gap}
						y={y}
						dy=".35em"
						textAnchor={isLeft ? "end" : "start"}
						strokeWidth="4"
						paintOrder="stroke"
						className={`fill-ink-900 stroke-white font-sans font-semibold ${name === marked ? "text-[1.375rem]" : "text-[1.0625rem]"}`}
					>
						{name}
					</text>
				);
			})}
		</svg>
	);
}
