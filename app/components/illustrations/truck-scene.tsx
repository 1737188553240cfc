import { Person } from "./person.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Palm, Stroke } from "./scenery.tsx";

/** A small business with a truck, and its two owners. */
export function TruckScene() {
	return (
		<ProductIllustration
			scene="truck"
			sky="fill-sand-100"
			sea="fill-ink-200"
			shore={null}
			sun={{ x: 70, y: 64, r: 28 }}
		>
			<Palm x={42} y={176} size={0.44} lean={18} />
			<Palm x={372} y={174} size={0.5} lean={-24} />
			<path d="M0 160Q200 148 400 160V220H0Z" className="fill-ink-300" />
			<path d="M0 184H400V220H0Z" className="fill-sand-300" />
			<path d="M96 112H236V176H96Z" className="fill-sand-400" />
			<path d="M96 124H236M96 140H236M96 156H236" strokeWidth="3" className="stroke-sand-300" />
			<g className="fill-ink-600">
				<circle cx="122" cy="100" r="17" />
				<circle cx="154" cy="94" r="21" />
				<circle cx="188" cy="100" r="17" />
			</g>
			<Stroke d="M214 112 228 74" strokeWidth="5" className="stroke-ink-800" />
			<Stroke d="M222 78 236 62M228 74 244 68" strokeWidth="4" className="stroke-ink-800" />
			<path d="M240 100H288L316 136H330V182H240Z" className="fill-coral-500" />
			<path d="M250 110H284L304 136H250Z" className="fill-ink-100" />
			<path d="M88 172H336V184H88Z" className="fill-ink-900" />
			<g className="fill-ink-900">
				<circle cx="132" cy="186" r="19" />
				<circle cx="288" cy="186" r="19" />
			</g>
			<g className="fill-ink-200">
				<circle cx="132" cy="186" r="8" />
				<circle cx="288" cy="186" r="8" />
			</g>
			<circle cx="326" cy="154" r="6" className="fill-sun-300" />
			<Person x={184} y={214} size={0.86} skin="brown" top="text-sun-400" bottom="text-ink-700" right={[24, -54]} />
			<Person x={224} y={214} size={0.8} skin="brown" top="text-ink-600" bun left={[-24, -57]} />
		</ProductIllustration>
	);
}
