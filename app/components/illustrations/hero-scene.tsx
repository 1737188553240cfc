import { Person } from "./person.tsx";
import { Cloud, Glints, Illustration, Palm, Sailboat } from "./scenery.tsx";

/**
 * The Gulf with a family in front of its porch. It answers the price card (`light-scene.ts`): age lowers the sun and warms
 * the sky, and the amount keeps the tide from the family.
 */
export function HeroScene({ className }: { className?: string }) {
	return (
		<Illustration scene="hero" width={800} height={760} className={`answers ${className}`}>
			<linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
				<stop offset="0" className="sky" />
				<stop offset=".45" stopColor="var(--color-sun-100)" />
				<stop offset="1" stopColor="var(--color-coral-200)" />
			</linearGradient>
			<path d="M0 0H800V450H0Z" fill="url(#dawn)" />
			<Cloud x={90} y={150} />
			<Cloud x={520} y={110} size={0.8} />
			<g className="sun">
				<circle cx="440" cy="405" r="185" className="fill-sun-200" opacity=".55" />
				<circle cx="440" cy="405" r="118" className="fill-sun-300" />
			</g>
			<path d="M0 442Q90 405 210 442Z" className="fill-ink-400" />
			<path d="M0 440H800V640H0Z" className="fill-ink-400" />
			<path d="M0 500H800V640H0Z" className="fill-ink-500" opacity=".45" />
			<Glints x={440} y={446} size={1.25} />
			<Sailboat x={250} y={462} size={0.8} />
			<g className="shore">
				<path d="M0 566Q140 540 300 566T620 560 800 540V800H0Z" className="fill-white" opacity=".8" />
				<path d="M0 580Q140 554 300 580T620 574 800 552V800H0Z" className="fill-sand-200" />
			</g>
			<path d="M0 700Q260 640 520 700T800 690V760H0Z" className="fill-sand-300" opacity=".6" />
			<Porch />
			<Palm x={86} y={700} size={1.32} lean={44} />
			<Palm x={20} y={660} size={0.95} lean={-14} />
			<g className="fill-sand-400" opacity=".55">
				<ellipse cx="490" cy="716" rx="150" ry="10" />
			</g>
			<Person x={392} y={716} size={2} skin="brown" top="text-white" bottom="text-ink-700" right={[24, -42]} />
			<Person
				x={457}
				y={716}
				size={1.2}
				skin="brown"
				top="text-sun-400"
				bottom="text-ink-600"
				left={[-16, -66]}
				right={[17, -68]}
			/>
			<Person
				x={520}
				y={716}
				size={1.86}
				hair="text-ink-800"
				skin="tan"
				top="text-coral-500"
				longHair
				left={[-24, -44]}
				right={[21, -44]}
			/>
			<Person
				x={600}
				y={716}
				size={1.7}
				hair="text-ink-200"
				skin="tan"
				top="text-ink-600"
				bun
				left={[-24, -47]}
				right={[15, -42]}
			/>
		</Illustration>
	);
}

function Porch() {
	return (
		<g>
			<path d="M620 372H800V640H620Z" className="fill-sand-50" />
			<path d="M578 380 676 262H800V380Z" className="fill-ink-800" />
			<path d="M578 376H800V392H578Z" className="fill-ink-900" />
			<path d="M656 436H716V520H656Z" className="fill-sun-300" />
			<path d="M656 478H716M686 436V520" strokeWidth="5" className="stroke-white" />
			<path d="M748 428H800V640H748Z" className="fill-coral-600" />
			<circle cx="760" cy="540" r="5" className="fill-sun-300" />
			<path d="M594 392H608V640H594ZM726 392H738V640H726Z" className="fill-white" />
			<path
				d="M600 560H732M612 560V634M634 560V634M656 560V634M678 560V634M700 560V634"
				strokeWidth="6"
				className="stroke-white"
			/>
			<path d="M572 634H800V656H572Z" className="fill-ink-700" />
			<path d="M700 656H800V674H690ZM690 674H800V692H678Z" className="fill-ink-600" />
		</g>
	);
}
