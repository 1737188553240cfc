/** The sign that something arrived: green, because coral marks errors. */
export function SuccessMark() {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 48 48"
			className="mb-4 size-14 text-green-600"
			fill="none"
			stroke="currentColor"
		>
			<circle cx="24" cy="24" r="22" strokeWidth="2" className="fill-green-100" />
			<path d="m15 24.5 6.5 6.5L34 18" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	);
}
