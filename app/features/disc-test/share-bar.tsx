/** A decorative bar. The text next to it has the numbers. */
export function ShareBar({ count, total, className }: { count: number; total: number; className: string }) {
	return (
		<svg
			aria-hidden="true"
			viewBox={`0 0 ${total} 1`}
			preserveAspectRatio="none"
			className={`h-2.5 rounded-full ${className}`}
		>
			<rect width={count} height="1" className="fill-ink-600" />
		</svg>
	);
}
