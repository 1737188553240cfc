import { Person } from "./person.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Stroke } from "./scenery.tsx";

/** Trees planted over the years: most have grown, one has not. */
export function SaplingsScene() {
	return (
		<ProductIllustration
			scene="saplings"
			sky="fill-ink-100"
			sea="fill-ink-300"
			shore={null}
			sun={{ x: 336, y: 60, r: 28 }}
		>
			<path d="M0 158Q100 140 210 154T400 146V220H0Z" className="fill-sand-200" />
			<path d="M0 192Q200 176 400 190V220H0Z" className="fill-sand-300" />
			<g fill="none" strokeLinecap="round" className="stroke-ink-800">
				<path d="M136 190V168" strokeWidth="4" />
				<path d="M186 190V154" strokeWidth="5" />
				<path d="M236 190 244 166" strokeWidth="5" />
				<path d="M290 188V120" strokeWidth="8" />
				<path d="M350 186V92" strokeWidth="11" />
			</g>
			<g className="fill-ink-600">
				<path d="M136 172q-14-2-14-14 14 0 14 14ZM136 170q14-2 14-14-14 0-14 14Z" />
				<circle cx="186" cy="142" r="18" />
				<circle cx="290" cy="106" r="28" />
				<circle cx="272" cy="118" r="18" />
				<circle cx="350" cy="74" r="36" />
				<circle cx="326" cy="92" r="24" />
				<circle cx="376" cy="92" r="24" />
			</g>
			<g className="fill-coral-400">
				<circle cx="338" cy="66" r="6" />
				<circle cx="364" cy="80" r="6" />
				<circle cx="344" cy="94" r="6" />
				<circle cx="286" cy="100" r="5" />
			</g>
			<Person x={84} y={204} size={0.98} skin="brown" top="text-ink-700" bottom="text-ink-500" right={[27, -44]} />
			<Stroke d="M112 160V204" strokeWidth="5" className="stroke-sand-400" />
			<path d="M104 198H120L117 214H107Z" className="fill-ink-800" />
			<Person x={42} y={206} size={0.56} skin="brown" top="text-coral-500" longHair right={[18, -42]} />
		</ProductIllustration>
	);
}
