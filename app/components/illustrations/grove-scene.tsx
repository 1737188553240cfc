import { Person } from "./person.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Stroke } from "./scenery.tsx";

/** Infinite banking: the tree keeps growing while its fruit is picked. */
export function GroveScene() {
	return (
		<ProductIllustration
			scene="grove"
			sky="fill-sun-100"
			sea="fill-sand-200"
			shore="M0 158Q120 140 240 156T400 150V220H0Z"
		>
			<path d="M0 132Q60 108 120 132ZM290 132Q346 104 400 124V132Z" className="fill-ink-300" />
			<path d="M0 190Q200 172 400 192V220H0Z" className="fill-sand-300" />
			<Stroke d="M210 200Q216 150 208 112" strokeWidth="14" className="stroke-ink-800" />
			<g className="fill-ink-600">
				<circle cx="168" cy="92" r="40" />
				<circle cx="250" cy="92" r="40" />
				<circle cx="208" cy="64" r="46" />
				<circle cx="208" cy="104" r="40" />
			</g>
			<g className="fill-coral-400">
				<circle cx="160" cy="104" r="8" />
				<circle cx="186" cy="60" r="8" />
				<circle cx="226" cy="48" r="8" />
				<circle cx="212" cy="94" r="8" />
				<circle cx="248" cy="80" r="8" />
				<circle cx="262" cy="112" r="8" />
				<circle cx="112" cy="186" r="7" />
				<circle cx="124" cy="184" r="7" />
				<circle cx="136" cy="187" r="7" />
			</g>
			<path d="M98 188H150L143 210H105Z" className="fill-sand-400" />
			<Person x={292} y={208} size={0.95} skin="brown" top="text-coral-500" longHair left={[-26, -96]} />
		</ProductIllustration>
	);
}
