import type { ComponentProps } from "react";

/**
 * The frame of an illustration. It adds nothing to the text next to it, so screen readers skip it.
 * @param scene names it, so that a test can count the pages that show it
 */
export function Illustration({
	scene,
	width,
	height,
	...props
}: ComponentProps<"svg"> & { scene: string; width: number; height: number }) {
	return (
		<svg
			aria-hidden="true"
			focusable="false"
			data-scene={scene}
			viewBox={`0 0 ${width} ${height}`}
			width={width}
			height={height}
			preserveAspectRatio="xMidYMax slice"
			{...props}
		/>
	);
}

/** A line with round ends. */
export function Stroke(props: ComponentProps<"path">) {
	return <path fill="none" strokeLinecap="round" {...props} />;
}

interface Placed {
	x: number;
	y: number;
	size?: number;
}

function at({ x, y, size = 1 }: Placed) {
	return `translate(${x} ${y})${size === 1 ? "" : ` scale(${size})`}`;
}

const leaf = "M0 0C24-42 88-52 124-8 92-26 46-22 0 0Z";

/** A palm of height 300 that stands on its point. */
export function Palm({ lean = 30, ...place }: Placed & { lean?: number }) {
	return (
		<g transform={at(place)}>
			<Stroke d={`M0 0Q-8-150 ${lean}-300`} strokeWidth="15" className="stroke-ink-700" />
			<g transform={`translate(${lean} -300)`} className="fill-ink-700">
				<path d={leaf} transform="rotate(38)" />
				<path d={leaf} transform="scale(-1 1) rotate(38)" />
				<g className="fill-ink-600">
					<path d={leaf} transform="rotate(4)" />
					<path d={leaf} transform="scale(-1 1) rotate(4)" />
					<path d={leaf} transform="rotate(-34) scale(.9)" />
					<path d={leaf} transform="scale(-.9 .9) rotate(-38)" />
				</g>
				<circle cx="-6" cy="8" r="8" className="fill-coral-700" />
				<circle cx="9" cy="10" r="8" className="fill-coral-800" />
			</g>
		</g>
	);
}

/** A sailboat of height 90 whose waterline is at its point. */
export function Sailboat(place: Placed) {
	return (
		<g transform={at(place)}>
			<path d="M-2-88V-18H-44Q-12-40-2-88Z" className="fill-white" />
			<path d="M4-76V-18H36Q10-36 4-76Z" className="fill-coral-400" />
			<path d="M-46-12H44Q38 4 24 4H-26Q-40 4-46-12Z" className="fill-ink-800" />
		</g>
	);
}

/** Light on the water below the sun. */
export function Glints({ x, y, size = 1 }: Placed) {
	return (
		<Stroke
			transform={at({ x, y, size })}
			d="M-62 14H62M-40 36H48M-52 58H26M-18 80H44"
			strokeWidth="9"
			className="stroke-sun-200"
		/>
	);
}

export function Cloud(place: Placed) {
	return <Stroke transform={at(place)} d="M0 0H110M34-20H84" strokeWidth="22" className="stroke-white" opacity=".75" />;
}
