import { Illustration, Stroke } from "./scenery.tsx";
import { StiltHouse } from "./stilt-house.tsx";

/** The stilt house in a storm, with its light on. It spans the page. */
export function StormScene({ className = "h-auto w-full" }: { className?: string }) {
	return (
		<Illustration scene="storm" width={1280} height={360} className={className}>
			<path d="M0 0H1280V360H0Z" className="fill-ink-800" />
			<g strokeLinecap="round" fill="none">
				<path d="M470 60H640M552 34H600M704 92H860M744 66H812" strokeWidth="44" className="stroke-ink-700" />
				<path d="M92 82H300M150 50H262M356 56H420" strokeWidth="52" className="stroke-ink-600" />
				<path d="M930 74H1180M990 42H1120" strokeWidth="52" className="stroke-ink-600" />
			</g>
			<path d="m392 90-34 62h28l-26 58 66-76h-30l24-44Z" className="fill-sun-300" />
			<Stroke
				d="M118 112 96 168M214 124 192 180M452 120 430 176M536 104 514 160M900 112 878 168M992 98 970 154M1096 110 1074 166M1196 104 1174 160M160 190 142 236M488 196 470 242M940 190 922 236M1140 192 1122 238"
				strokeWidth="5"
				className="stroke-ink-400"
			/>
			<circle cx="665" cy="166" r="150" className="fill-sun-300" opacity=".12" />
			<path
				d="M0 262Q80 222 160 262T320 262 480 262 640 262 800 262 960 262 1120 262 1280 262V360H0Z"
				className="fill-ink-500"
			/>
			<g transform="translate(390 22) scale(1.25)">
				<StiltHouse />
			</g>
			<path
				d="M0 288Q70 250 140 288T280 288 420 288 560 288 700 288 840 288 980 288 1120 288 1280 288V360H0Z"
				className="fill-ink-600"
			/>
			<path
				d="M0 320Q60 290 120 320T240 320 360 320 480 320 600 320 720 320 840 320 960 320 1080 320 1200 320 1280 316V360H0Z"
				className="fill-ink-700"
			/>
			<Stroke
				d="M96 276q20-18 40 0M424 300q20-18 40 0M792 276q20-18 40 0M1080 298q20-18 40 0"
				strokeWidth="6"
				className="stroke-white"
				opacity=".8"
			/>
		</Illustration>
	);
}
