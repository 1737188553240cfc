const star = "m12 2 3 6.5 7 .9-5.1 4.9 1.3 7.100L12 18l-6.2 3.4 1.3-7.100L2 9.400l7-.900Z";

/** Five full stars. `label` says the same for screen readers. */
export function Stars({ label }: { label: string }) {
	return (
		<svg role="img" aria-label={label} viewBox="0 0 120 24" className="h-6 w-30 fill-sun-300">
			{[0, 24, 48, 72, 96].map((x) => (
				<path key={x} d={star} transform={`translate(${x} 0)`} />
			))}
		</svg>
	);
}
