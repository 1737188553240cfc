import { Person } from "./person.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Palm, Stroke } from "./scenery.tsx";

/** Final expense: two people on a bench at sunset, their affairs in order. */
export function BenchScene() {
	return (
		<ProductIllustration scene="bench" sky="fill-coral-100" sun={{ x: 196, y: 128, r: 52 }}>
			<path d="M0 132H400V150H0Z" className="fill-ink-400" />
			<Stroke d="M150 146H240M166 158H226" strokeWidth="5" className="stroke-sun-200" />
			<Palm x={338} y={206} size={0.52} lean={-46} />
			<Person
				x={176}
				y={212}
				size={0.92}
				hair="text-ink-200"
				skin="brown"
				top="text-ink-600"
				bottom="text-ink-800"
				right={[30, -58]}
			/>
			<Person x={214} y={212} size={0.86} hair="text-white" skin="brown" top="text-coral-400" bun />
			<path d="M128 158H262V168H128ZM128 174H262V184H128ZM124 188H266V197H124Z" className="fill-ink-800" />
			<Stroke d="M136 154V212M254 154V212" strokeWidth="8" className="stroke-ink-900" />
		</ProductIllustration>
	);
}
