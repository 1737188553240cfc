const skins = { light: "text-coral-200", tan: "text-sand-400", brown: "text-coral-800" } as const;

/** Colors are text classes, so that one class paints both shapes and lines. */
interface PersonProps {
	/** The point on the ground between the feet. */
	x: number;
	y: number;
	/** At 1, a person is 100 units high. */
	size?: number;
	hair?: string;
	skin: keyof typeof skins;
	top: string;
	/** Pants. A person without them wears a dress. */
	bottom?: string;
	longHair?: boolean;
	bun?: boolean;
	/** The hands, relative to the point between the feet. */
	left?: [number, number];
	right?: [number, number];
}

/** A person seen from behind. */
export function Person({
	x,
	y,
	size = 1,
	hair = "text-ink-900",
	skin,
	top,
	bottom,
	longHair,
	bun,
	left = [-18, -44],
	right = [18, -44],
}: PersonProps) {
	return (
		<g transform={`translate(${x} ${y}) scale(${size})`} fill="currentColor" stroke="none">
			<g className={bottom ?? skins[skin]} stroke="currentColor" strokeWidth={bottom ? 10 : 7} strokeLinecap="round">
				<path d="M-6-40V-4M6-40V-4" />
			</g>
			<g className={top} stroke="currentColor" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round">
				<path fill="none" d={`M-11-69L${left}M11-69L${right}`} />
				<path strokeWidth="4" d={bottom ? "M-12-72H12L10-38H-10Z" : "M-12-72H12L9-50 18-20H-18L-9-50Z"} />
			</g>
			<g className={skins[skin]}>
				<path d="M-4-82H4V-72H-4Z" />
				<circle cx={left[0]} cy={left[1]} r="4.5" />
				<circle cx={right[0]} cy={right[1]} r="4.5" />
				<circle cx="0" cy="-86" r="9" />
			</g>
			<g className={hair}>
				<circle cx="0" cy="-89" r="10" />
				{longHair && <path d="M-10-89H10V-72Q0-64-10-72Z" />}
				{bun && <circle cx="0" cy="-101" r="5" />}
			</g>
		</g>
	);
}
