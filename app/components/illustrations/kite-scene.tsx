import { Person } from "./person.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Cloud } from "./scenery.tsx";

/** Indexed universal life: a kite rises with the wind, and a line limits it. */
export function KiteScene() {
	return (
		<ProductIllustration scene="kite" sky="fill-ink-100" sea="fill-ink-300">
			<Cloud x={44} y={60} size={0.62} />
			<Cloud x={214} y={104} size={0.5} />
			<path d="M137 150Q240 146 302 64" fill="none" strokeWidth="2" className="stroke-ink-700" />
			<path d="M302 64Q286 92 300 106T290 140" fill="none" strokeWidth="3" className="stroke-coral-500" />
			<path d="M300 16 346 34 302 66 284 40Z" className="fill-coral-500" />
			<path d="M300 16 346 34 312 43 284 40Z" className="fill-sun-300" />
			<path d="m292 96 12 8-14 4ZM288 122l14 6-12 8Z" className="fill-sun-400" />
			<Person
				x={118}
				y={204}
				size={0.7}
				hair="text-coral-800"
				skin="light"
				top="text-coral-400"
				bottom="text-ink-700"
				right={[26, -76]}
			/>
			<Person x={84} y={206} size={0.98} skin="light" top="text-ink-700" bottom="text-ink-500" />
		</ProductIllustration>
	);
}
