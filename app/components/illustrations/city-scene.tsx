import type { ReactNode } from "react";
import type { CitySlug } from "#domain/site/pages.ts";
import {
	ArtDeco,
	Bridge,
	ClockTower,
	Fountain,
	Houses,
	Minarets,
	Pier,
	RedLighthouse,
	Towers,
	Yacht,
} from "./city-landmarks.tsx";
import { Cloud, Glints, Illustration, Palm, Sailboat } from "./scenery.tsx";

interface View {
	sky: string;
	sun: { x: number; y: number; r: number };
	children: ReactNode;
}

/** Each city by its landmark, seen across the water. */
const views: Record<CitySlug, View> = {
	sarasota: {
		sky: "fill-coral-100",
		sun: { x: 340, y: 150, r: 46 },
		children: (
			<>
				<Bridge y={206} color="stroke-white" />
				<Sailboat x={130} y={262} size={0.9} />
				<Sailboat x={236} y={246} size={0.55} />
				<Palm x={436} y={330} size={0.72} lean={-30} />
			</>
		),
	},
	tampa: {
		sky: "fill-sun-100",
		sun: { x: 96, y: 110, r: 40 },
		children: (
			<>
				<Towers x={330} y={210} />
				<Minarets x={150} y={210} />
				<Palm x={40} y={330} size={0.68} lean={26} />
			</>
		),
	},
	orlando: {
		sky: "fill-ink-100",
		sun: { x: 390, y: 90, r: 38 },
		children: (
			<>
				<Towers x={70} y={210} />
				<Fountain x={250} y={240} />
				<Palm x={446} y={330} size={0.62} lean={-20} />
			</>
		),
	},
	miami: {
		sky: "fill-coral-200",
		sun: { x: 400, y: 130, r: 50 },
		children: (
			<>
				<ArtDeco x={110} y={232} />
				<Palm x={330} y={322} size={0.78} lean={30} />
				<Palm x={60} y={330} size={0.6} lean={-18} />
			</>
		),
	},
	"fort-lauderdale": {
		sky: "fill-ink-100",
		sun: { x: 110, y: 100, r: 38 },
		children: (
			<>
				<Houses x={250} y={212} />
				<Yacht x={170} y={264} />
				<Palm x={448} y={322} size={0.7} lean={-24} />
			</>
		),
	},
	"west-palm-beach": {
		sky: "fill-sun-100",
		sun: { x: 240, y: 140, r: 54 },
		children: (
			<>
				<ClockTower x={240} y={226} />
				<Palm x={70} y={318} size={0.72} lean={6} />
				<Palm x={140} y={306} size={0.6} lean={-4} />
				<Palm x={340} y={306} size={0.6} lean={4} />
				<Palm x={410} y={318} size={0.72} lean={-6} />
			</>
		),
	},
	jacksonville: {
		sky: "fill-ink-200",
		sun: { x: 90, y: 92, r: 36 },
		children: (
			<>
				<Towers x={300} y={208} />
				<Bridge y={214} color="stroke-ink-700" />
				<Sailboat x={150} y={286} size={0.6} />
			</>
		),
	},
	"daytona-beach": {
		sky: "fill-sand-100",
		sun: { x: 130, y: 120, r: 44 },
		children: (
			<>
				<RedLighthouse x={372} y={252} />
				<Pier x={0} y={214} />
				<Sailboat x={236} y={236} size={0.5} />
			</>
		),
	},
	"fort-myers": {
		sky: "fill-sun-200",
		sun: { x: 366, y: 128, r: 42 },
		children: (
			<>
				<Houses x={170} y={214} />
				<Palm x={40} y={322} size={0.76} lean={4} />
				<Palm x={104} y={312} size={0.66} lean={-4} />
				<Palm x={440} y={330} size={0.6} lean={-28} />
			</>
		),
	},
	naples: {
		sky: "fill-coral-100",
		sun: { x: 322, y: 176, r: 60 },
		children: (
			<>
				<Pier x={0} y={216} />
				<Cloud x={70} y={80} size={0.7} />
				<Palm x={440} y={330} size={0.7} lean={-26} />
			</>
		),
	},
};

export function CityScene({ slug }: { slug: CitySlug }) {
	const { sky, sun, children } = views[slug];
	return (
		<Illustration scene={`city-${slug}`} width={480} height={330} className="h-auto w-full">
			<path d="M0 0H480V330H0Z" className={sky} />
			<circle cx={sun.x} cy={sun.y} r={sun.r * 1.55} className="fill-sun-200" opacity=".6" />
			<circle cx={sun.x} cy={sun.y} r={sun.r} className="fill-sun-300" />
			<path d="M0 206H480V330H0Z" className="fill-ink-400" />
			<Glints x={sun.x} y={212} size={0.75} />
			<path d="M0 300Q130 276 280 296T480 288V330H0Z" className="fill-sand-200" />
			{children}
		</Illustration>
	);
}
