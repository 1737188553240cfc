import { Person } from "./person.tsx";
import { Illustration, Palm, Stroke } from "./scenery.tsx";

/** A grandmother and her granddaughter on the porch, at the end of a good day. */
export function PorchScene() {
	return (
		<Illustration scene="porch" width={640} height={440} className="h-auto w-full">
			<path d="M0 0H640V440H0Z" className="fill-coral-100" />
			<circle cx="452" cy="236" r="118" className="fill-sun-200" opacity=".7" />
			<circle cx="452" cy="236" r="76" className="fill-sun-300" />
			<path d="M0 276H640V440H0Z" className="fill-ink-400" />
			<Stroke d="M392 300H520M414 320H498M402 340H512" strokeWidth="8" className="stroke-sun-200" />
			<path d="M0 330Q180 296 360 322T640 312V440H0Z" className="fill-sand-200" />
			<Palm x={566} y={352} size={0.78} lean={-52} />
			<path d="M0 0H250L214 62H0Z" className="fill-coral-500" />
			<path d="M0 62H190V372H0Z" className="fill-white" />
			<path
				d="M0 110H190M0 150H190M0 190H190M0 230H190M0 270H190M0 310H190"
				strokeWidth="3"
				className="stroke-ink-100"
			/>
			<path d="M28 118H112V238H28Z" className="fill-sun-300" />
			<path d="M28 118H112V238H28ZM70 118V238M28 178H112" fill="none" strokeWidth="7" className="stroke-ink-700" />
			<path d="M206 62V392" strokeWidth="14" className="stroke-white" />
			<path d="M206 62V392" strokeWidth="3" className="stroke-ink-200" />
			<path d="M0 372H470V402H0Z" className="fill-sand-400" />
			<path d="M0 372H470" strokeWidth="5" className="stroke-sand-300" />
			<path d="M470 402H0V440H500Z" className="fill-ink-700" />
			<Stroke
				d="M232 296H462M250 296V372M288 296V372M326 296V372M364 296V372M402 296V372M440 296V372"
				strokeWidth="7"
				className="stroke-white"
			/>
			<Person x={312} y={386} size={1.62} hair="text-white" skin="brown" top="text-ink-600" bun right={[27, -50]} />
			<Person x={390} y={386} size={1.06} skin="brown" top="text-coral-500" longHair left={[-30, -72]} />
			<path d="M56 372Q44 344 60 330 76 344 66 372Z" className="fill-ink-600" />
			<path d="M44 356H78L72 384H50Z" className="fill-coral-600" />
		</Illustration>
	);
}
