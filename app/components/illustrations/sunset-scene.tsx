import { Glints, Palm, Picture, Sailboat } from "./scenery.tsx";

/** The evening shore along the whole width of a dark band. */
export function SunsetScene({ className }: { className?: string }) {
	return (
		<Picture width={1600} height={420} className={className} preserveAspectRatio="xMaxYMax slice">
			<circle cx="1180" cy="262" r="230" className="fill-ink-800" />
			<circle cx="1180" cy="262" r="160" className="fill-coral-600" opacity=".55" />
			<circle cx="1180" cy="262" r="104" className="fill-sun-300" />
			<path d="M0 266H1600V420H0Z" className="fill-ink-800" />
			<path d="M0 322H1600V420H0Z" className="fill-ink-700" opacity=".5" />
			<Glints x={1180} y={272} size={1.2} />
			<Sailboat x={900} y={290} size={0.8} />
			<path d="M1290 420Q1420 344 1600 352V420Z" className="fill-ink-950" />
			<Palm x={1452} y={392} size={1} lean={-44} />
			<Palm x={1540} y={392} size={0.78} lean={30} />
		</Picture>
	);
}
