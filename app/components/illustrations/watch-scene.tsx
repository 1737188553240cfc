import { Lighthouse } from "./lighthouse.tsx";
import { Person } from "./person.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Stroke } from "./scenery.tsx";

/** A mother and her son watch a lighthouse. */
export function WatchScene() {
	return (
		<ProductIllustration scene="watch" sky="fill-ink-200" sea="fill-ink-500" shore={null}>
			<path d="M310 52 0 20V112ZM326 52 400 34V78Z" className="fill-sun-200" opacity=".7" />
			<g transform="translate(116 18) scale(.75)">
				<path d="M180 220Q196 176 250 170 330 154 400 196V230H180Z" className="fill-ink-800" />
				<Lighthouse />
			</g>
			<Stroke d="M20 152Q44 144 68 152T116 152M160 170Q184 162 208 170" strokeWidth="4" className="stroke-ink-300" />
			<path d="M0 184Q110 162 220 184T400 188V220H0Z" className="fill-sand-200" />
			<Person x={104} y={208} size={0.98} skin="tan" top="text-coral-500" longHair right={[22, -50]} />
			<Person
				x={150}
				y={209}
				size={0.78}
				skin="tan"
				top="text-sun-400"
				bottom="text-ink-700"
				left={[-27, -58]}
				right={[26, -92]}
			/>
		</ProductIllustration>
	);
}
