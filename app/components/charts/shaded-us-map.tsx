import { usMapPaths, usMapSize } from "#domain/location/us-map-paths.ts";

/** The US map with each state in the shade of its class and one outlined. The numbers are next to it. */
export function ShadedUsMap({
	label,
	shadeOf,
	fills,
	own,
}: {
	label: string;
	shadeOf: (stateCode: string) => number | undefined;
	/** From lowest to highest class. */
	fills: readonly string[];
	own: string;
}) {
	const outline = usMapPaths[own];
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${usMapSize.width} ${usMapSize.height}`}
			strokeLinejoin="round"
			className="h-auto w-full overflow-visible"
		>
			{fills.map((fill, shade) => (
				<path
					key={fill}
					strokeWidth="1.5"
					className={`stroke-white ${fill}`}
					d={Object.entries(usMapPaths)
						.filter(([code]) => shadeOf(code) === shade)
						.map(([, path]) => path)
						.join("")}
				/>
			))}
			{outline && <path d={outline} fill="none" strokeWidth="5" className="stroke-coral-600" />}
		</svg>
	);
}
