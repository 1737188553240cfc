/** A lighthouse, drawn in an area of 400 by 220 with its base at y=176. */
export function Lighthouse() {
	return (
		<>
			<path d="M250 76H290L300 176H240Z" className="fill-white" />
			<path d="M248 98H292L294.5 122H245.500ZM243 146H297L299.5 170H240.500Z" className="fill-coral-500" />
			<path d="M256 46H284V72H256Z" className="fill-sun-300" />
			<path d="M250 48 270 26 290 48ZM246 70H294V79H246Z" className="fill-ink-900" />
		</>
	);
}
