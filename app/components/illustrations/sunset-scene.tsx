import { Person } from "./person.tsx";
import { Glints, Illustration, Palm, Sailboat } from "./scenery.tsx";

/** Two people at sunset. For dark sections, whose background is its sky. */
export function SunsetScene({ className }: { className?: string }) {
	return (
		<Illustration scene="sunset" width={720} height={620} className={className} preserveAspectRatio="xMidYMax slice">
			<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
				<stop offset=".15" stopColor="var(--color-ink-700)" />
				<stop offset="1" stopColor="var(--color-coral-600)" />
			</linearGradient>
			<path d="M0 0H720V430H0Z" fill="url(#dusk)" />
			<circle cx="340" cy="396" r="170" className="fill-coral-500" opacity=".6" />
			<circle cx="340" cy="396" r="112" className="fill-sun-300" />
			<path d="M0 426H720V620H0Z" className="fill-ink-700" />
			<path d="M0 480H720V620H0Z" className="fill-ink-800" />
			<Glints x={340} y={430} size={1.2} />
			<Sailboat x={128} y={446} size={0.75} />
			<path d="M0 560Q200 516 430 556T720 532V620H0Z" className="fill-sand-300" />
			<Palm x={586} y={590} size={1.16} lean={36} />
			<Person
				x={318}
				y={598}
				size={1.36}
				hair="text-ink-950"
				skin="tan"
				top="text-sand-50"
				bottom="text-ink-600"
				right={[22, -44]}
			/>
			<Person
				x={376}
				y={598}
				size={1.26}
				hair="text-coral-800"
				skin="light"
				top="text-coral-500"
				longHair
				left={[-22, -47]}
			/>
		</Illustration>
	);
}
