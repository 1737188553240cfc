import { Illustration, Sailboat, Stroke } from "./scenery.tsx";

/** A message in a bottle, for errors. */
export function BottleScene() {
	return (
		<Illustration scene="bottle" width={480} height={280} className="h-auto w-full rounded-xl">
			<path d="M0 0H480V280H0Z" className="fill-sun-100" />
			<circle cx="330" cy="132" r="78" className="fill-sun-200" />
			<circle cx="330" cy="132" r="50" className="fill-sun-300" />
			<path d="M0 140H480V280H0Z" className="fill-ink-400" />
			<Sailboat x={120} y={154} size={0.6} />
			<path d="M0 208Q120 186 250 206T480 198V280H0Z" className="fill-white" opacity=".8" />
			<path d="M0 216Q120 194 250 214T480 206V280H0Z" className="fill-sand-200" />
			<g transform="rotate(-18 240 232)">
				<path
					d="M176 206H268Q292 206 300 222H326V244H300Q292 260 268 260H176Q164 260 164 248V218Q164 206 176 206Z"
					className="fill-ink-200"
					opacity=".9"
				/>
				<path d="M190 218H262V248H190Z" className="fill-white" />
				<Stroke d="M200 228H250M200 239H236" strokeWidth="4" className="stroke-ink-400" />
				<path d="M322 220H344V246H322Z" className="fill-coral-700" />
			</g>
			<Stroke d="M380 262q10-8 18 0M420 252q10-8 18 0M64 258q10-8 18 0" strokeWidth="4" className="stroke-sand-400" />
		</Illustration>
	);
}
