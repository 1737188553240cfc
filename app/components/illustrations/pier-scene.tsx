import { Person } from "./person.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Cloud, Sailboat, Stroke } from "./scenery.tsx";

/** A person on a pier that stands above high and low tide. */
export function PierScene() {
	return (
		<ProductIllustration scene="pier" sky="fill-sun-100" shore={null} sun={{ x: 92, y: 92, r: 34 }}>
			<Cloud x={236} y={44} size={0.6} />
			<Sailboat x={58} y={146} size={0.46} />
			<Stroke d="M66 172H110M50 184H126" strokeWidth="4" className="stroke-sun-200" />
			<Stroke
				d="M176 150V206M228 150V206M280 150V206M332 150V206M384 150V206"
				strokeWidth="8"
				className="stroke-ink-800"
			/>
			<path d="M160 144H400V156H160Z" className="fill-sand-400" />
			<path d="M160 144H400" strokeWidth="4" className="stroke-sand-300" />
			<Stroke
				d="M250 112H400M272 112V144M312 112V144M352 112V144M392 112V144"
				strokeWidth="4"
				className="stroke-ink-700"
			/>
			<Person
				x={214}
				y={148}
				size={0.92}
				hair="text-ink-300"
				skin="tan"
				top="text-coral-500"
				longHair
				left={[-24, -62]}
			/>
			<path d="M170 128q10-16 16 0l-4 16h-8Z" className="fill-white" />
			<path d="M186 124l14 2-13 4Z" className="fill-sun-400" />
			<path
				d="M0 190Q25 180 50 190T100 190 150 190 200 190 250 190 300 190 350 190 400 190V220H0Z"
				className="fill-ink-500"
			/>
			<path
				d="M0 206Q25 198 50 206T100 206 150 206 200 206 250 206 300 206 350 206 400 206V220H0Z"
				className="fill-ink-600"
			/>
		</ProductIllustration>
	);
}
