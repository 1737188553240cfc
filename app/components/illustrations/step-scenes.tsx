import { Person } from "./person.tsx";
import { Illustration, Stroke } from "./scenery.tsx";

const shape = { width: 320, height: 200, className: "h-auto w-full" };

/** Two people talk at a table. */
export function CallScene() {
	return (
		<Illustration scene="call" {...shape}>
			<path d="M40 200V108a120 104 0 0 1 240 0V200Z" className="fill-sun-100" />
			<circle cx="160" cy="140" r="56" className="fill-sun-200" />
			<path
				d="M64 24H146a10 10 0 0 1 10 10V62a10 10 0 0 1-10 10H108L92 88V72H64a10 10 0 0 1-10-10V34a10 10 0 0 1 10-10Z"
				className="fill-white"
			/>
			<Stroke d="M72 42H138M72 56H116" strokeWidth="6" className="stroke-ink-300" />
			<path
				d="M184 44H256a10 10 0 0 1 10 10V76a10 10 0 0 1-10 10H244V100L228 86H184a10 10 0 0 1-10-10V54a10 10 0 0 1 10-10Z"
				className="fill-coral-500"
			/>
			<Stroke d="M190 65H250" strokeWidth="6" className="stroke-white" />
			<Person x={106} y={212} size={1.1} skin="brown" top="text-ink-600" bottom="text-ink-800" right={[30, -42]} />
			<Person
				x={216}
				y={212}
				size={1.06}
				hair="text-coral-800"
				skin="light"
				top="text-sun-400"
				longHair
				left={[-30, -42]}
			/>
			<path d="M60 166H260V178H60Z" className="fill-ink-800" />
			<path d="M150 150H174L171 166H153Z" className="fill-white" />
			<path d="M84 178V200M236 178V200" strokeWidth="9" className="stroke-ink-900" />
		</Illustration>
	);
}

/** Three offers, one chosen. */
export function CompareScene() {
	return (
		<Illustration scene="compare" {...shape}>
			<path d="M40 200V108a120 104 0 0 1 240 0V200Z" className="fill-ink-100" />
			<g className="fill-white">
				<path d="m52 62 66-10 14 122-66 8ZM268 62l-66-10-14 122 66 8Z" />
			</g>
			<Stroke
				d="m66 84 38-5m-35 24 40-5m-38 23 28-3M254 84l-38-5m35 24-40-5m38 23-28-3"
				strokeWidth="7"
				className="stroke-ink-200"
			/>
			<path
				d="M118 36H202a8 8 0 0 1 8 8V176a8 8 0 0 1-8 8H118a8 8 0 0 1-8-8V44a8 8 0 0 1 8-8Z"
				className="fill-ink-800"
			/>
			<Stroke d="M130 62H172M130 84H190M130 104H190M130 124H160" strokeWidth="7" className="stroke-ink-400" />
			<circle cx="196" cy="156" r="26" className="fill-coral-500" />
			<Stroke d="m184 157 9 9 16-18" strokeWidth="7" strokeLinejoin="round" className="stroke-white" />
		</Illustration>
	);
}

/** A family in front of its home. */
export function HomeScene() {
	return (
		<Illustration scene="home" {...shape}>
			<path d="M40 200V108a120 104 0 0 1 240 0V200Z" className="fill-coral-100" />
			<circle cx="226" cy="70" r="30" className="fill-sun-300" />
			<path d="M84 102H208V186H84Z" className="fill-white" />
			<path d="M64 108 146 42 228 108Z" className="fill-ink-800" />
			<path d="M102 118H130V146H102Z" className="fill-sun-300" />
			<path d="M116 118V146M102 132H130" strokeWidth="3" className="stroke-white" />
			<path d="M148 118H184V186H148Z" className="fill-coral-600" />
			<path d="M40 184H280V200H40Z" className="fill-sand-300" />
			<Person x={222} y={196} size={0.78} skin="tan" top="text-ink-600" bottom="text-ink-800" right={[22, -50]} />
			<Person x={258} y={196} size={0.72} hair="text-ink-800" skin="tan" top="text-coral-500" longHair />
			<Person x={240} y={198} size={0.44} skin="tan" top="text-sun-400" bottom="text-ink-700" />
		</Illustration>
	);
}
