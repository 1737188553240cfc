import { Person } from "./person.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Palm, Stroke } from "./scenery.tsx";

/** Debt action plan: stepping stones to firm ground. */
export function DebtScene() {
	return (
		<ProductIllustration scene="debt" sky="fill-coral-50" shore={null} sun={{ x: 300, y: 96, r: 34 }}>
			<path d="M256 170Q330 128 400 150V220H280Z" className="fill-sand-200" />
			<Palm x={340} y={166} size={0.42} lean={18} />
			<Stroke d="M20 168H70M110 152H150M60 206H110M190 208H240" strokeWidth="4" className="stroke-ink-300" />
			<g className="fill-ink-700">
				<ellipse cx="44" cy="194" rx="30" ry="9" />
				<ellipse cx="112" cy="184" rx="26" ry="8" />
				<ellipse cx="172" cy="190" rx="23" ry="7" />
				<ellipse cx="224" cy="180" rx="20" ry="6" />
				<ellipse cx="266" cy="186" rx="16" ry="5" />
			</g>
			<Person
				x={112}
				y={184}
				size={0.92}
				skin="tan"
				top="text-sun-400"
				bottom="text-ink-800"
				left={[-26, -54]}
				right={[26, -56]}
			/>
		</ProductIllustration>
	);
}
