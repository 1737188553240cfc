const star = "m12 2 3 6.5 7 .9-5.1 4.9 1.3 7.100L12 18l-6.2 3.4 1.3-7.100L2 9.400l7-.900Z";

/** Five stars, of which `rating` are full. `label` says the same for screen readers. */
export function Stars({ rating, label }: { rating: number; label: string }) {
	return (
		<svg role="img" aria-label={label} viewBox="0 0 120 24" className="h-6 w-30 fill-sun-300">
			{[0, 1, 2, 3, 4].map((index) => (
				<path
					key={index}
					d={star}
					transform={`translate(${24 * index} 0)`}
					{...(index >= rating && { fillOpacity: 0.25 })}
				/>
			))}
		</svg>
	);
}
