import { Person } from "./person.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Stroke } from "./scenery.tsx";

/** Term life: shade while the sun is high. */
export function UmbrellaScene() {
	return (
		<ProductIllustration scene="umbrella" sky="fill-sun-100" sun={{ x: 318, y: 58, r: 30 }}>
			<Stroke d="M196 44V204" strokeWidth="6" className="stroke-ink-800" />
			<path
				d="M84 104Q104 24 196 20 288 24 308 104Q290 92 270 104 234 92 196 104 158 92 122 104 102 92 84 104Z"
				className="fill-coral-500"
			/>
			<path d="M122 104Q132 44 196 20 260 44 270 104 234 92 196 104 158 92 122 104Z" className="fill-white" />
			<path d="M166 97Q176 46 196 20 216 46 226 97 196 104 166 97Z" className="fill-coral-500" />
			<Person x={150} y={206} size={0.9} skin="tan" top="text-ink-700" bottom="text-ink-500" right={[20, -48]} />
			<Person
				x={180}
				y={206}
				size={0.56}
				hair="text-ink-800"
				skin="tan"
				top="text-sun-400"
				longHair
				left={[-16, -72]}
			/>
			<Person x={236} y={206} size={0.84} hair="text-coral-800" skin="light" top="text-coral-400" longHair />
		</ProductIllustration>
	);
}
