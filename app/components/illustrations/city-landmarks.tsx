import { Stroke } from "./scenery.tsx";

interface At {
	x: number;
	y: number;
}

const move = ({ x, y }: At) => `translate(${x} ${y})`;

export function Bridge({ y, color }: { y: number; color: string }) {
	return (
		<g transform={`translate(0 ${y})`} fill="none" strokeWidth="6" strokeLinecap="round" className={color}>
			<path d="M-10 16Q240-70 490 16" />
			<path strokeWidth="4" d="M70-8V10M130-22V10M190-29V10M250-30V10M310-27V10M370-17V10M430-1V10" />
		</g>
	);
}

/** A downtown in the distance. */
export function Towers(place: At) {
	return (
		<g transform={move(place)}>
			<path d="M0-64H30V0H0ZM66-112H100V0H66ZM128-52H158V0H128Z" className="fill-ink-600" />
			<path d="M34-92H62V0H34ZM104-80H124V0H104Z" className="fill-ink-700" />
			<path
				d="M8-52H22M8-38H22M8-24H22M40-80H56M40-64H56M40-48H56M74-98H92M74-80H92M74-62H92M74-44H92"
				strokeWidth="4"
				className="stroke-sun-200"
			/>
		</g>
	);
}

/** Silver minarets over a long brick building. */
export function Minarets(place: At) {
	return (
		<g transform={move(place)}>
			<path d="M-60-40H90V0H-60Z" className="fill-coral-700" />
			<path
				d="M-48-26H-36V0H-48ZM-20-26H-8V0H-20ZM10-26H22V0H10ZM40-26H52V0H40ZM68-26H80V0H68Z"
				className="fill-sun-200"
			/>
			{[-46, 0, 46, 84].map((x) => (
				<path
					key={x}
					d={`M${x - 9}-40V-66Q${x - 12}-82 ${x}-100Q${x + 12}-82 ${x + 9}-66V-40Z`}
					className="fill-ink-100"
				/>
			))}
		</g>
	);
}

export function Fountain(place: At) {
	return (
		<g transform={move(place)}>
			<Stroke
				d="M0-10V-104M0-96Q-34-104-44-18M0-96Q34-104 44-18M0-70Q-18-78-24-16M0-70Q18-78 24-16"
				strokeWidth="6"
				className="stroke-white"
			/>
			<path d="M-34-14H34L22 6H-22Z" className="fill-ink-800" />
			<ellipse cx="0" cy="8" rx="66" ry="9" className="fill-ink-300" />
		</g>
	);
}

/** An art deco hotel with ledges over its windows. */
export function ArtDeco(place: At) {
	return (
		<g transform={move(place)}>
			<path d="M0-100H76V0H0ZM124-100H196V0H124Z" className="fill-sand-50" />
			<path d="M70-140H130V0H70Z" className="fill-coral-500" />
			<path d="M82-164H118V-140H82Z" className="fill-coral-600" />
			<path d="M96-128H104V-36H96Z" className="fill-sun-300" />
			<path d="M8-82H64M8-54H64M8-26H64M136-82H190M136-54H190M136-26H190" strokeWidth="5" className="stroke-ink-400" />
			<path
				d="M12-76H28V-62H12ZM42-76H58V-62H42ZM12-48H28V-34H12ZM42-48H58V-34H42ZM140-76H156V-62H140ZM170-76H186V-62H170ZM140-48H156V-34H140ZM170-48H186V-34H170Z"
				className="fill-ink-700"
			/>
			<path d="M-14 0H210V14H-14Z" className="fill-sand-200" />
		</g>
	);
}

/** Houses along a canal. */
export function Houses(place: At) {
	return (
		<g transform={move(place)}>
			<path d="M0-52H64V0H0ZM84-44H160V0H84Z" className="fill-white" />
			<path d="M-10-50 32-88 74-50ZM74-42 122-76 170-42Z" className="fill-coral-500" />
			<path d="M12-36H30V-18H12ZM98-30H116V-14H98ZM128-30H146V-14H128Z" className="fill-sun-300" />
			<path d="M42-34H56V0H42Z" className="fill-ink-700" />
			<path d="M-20 0H184V9H-20Z" className="fill-ink-700" />
		</g>
	);
}

export function Yacht(place: At) {
	return (
		<g transform={move(place)}>
			<path d="M-84-26H96Q84 8 62 8H-64Q-80 4-84-26Z" className="fill-white" />
			<path d="M-84-26H96L92-16H-83Z" className="fill-coral-500" />
			<path d="M-50-50H34L56-26H-58Z" className="fill-ink-100" />
			<path d="M-36-70H6L22-50H-42Z" className="fill-white" />
			<path d="M-44-42H36L46-32H-50Z" className="fill-ink-700" />
		</g>
	);
}

export function ClockTower(place: At) {
	return (
		<g transform={move(place)}>
			<path d="M-24-120H24V0H-24Z" className="fill-sand-50" />
			<path d="M-32-120 0-158 32-120Z" className="fill-coral-600" />
			<circle cx="0" cy="-96" r="15" className="fill-white stroke-ink-700" strokeWidth="4" />
			<Stroke d="M0-105V-96L7-92" strokeWidth="3" className="stroke-ink-800" />
			<path d="M-8-40A8 8 0 0 1 8-40V0H-8Z" className="fill-ink-700" />
			<path d="M-110-8H110V14H-110Z" className="fill-sand-200" />
		</g>
	);
}

export function Pier({ x, y }: At) {
	return (
		<g transform={move({ x, y })}>
			<Stroke d="M20 8V74M66 8V66M112 8V58M158 8V50M204 8V44M250 8V40" strokeWidth="7" className="stroke-ink-800" />
			<path d="M0-4H270V10H0Z" className="fill-ink-700" />
			<path d="M196-40H262V-4H196Z" className="fill-white" />
			<path d="M186-38 229-66 272-38Z" className="fill-coral-600" />
			<path d="M208-28H222V-12H208ZM236-28H250V-12H236Z" className="fill-sun-300" />
		</g>
	);
}

/** The brick lighthouse of Ponce Inlet. */
export function RedLighthouse(place: At) {
	return (
		<g transform={move(place)}>
			<path d="M-16-150H16L30 40H-30Z" className="fill-coral-600" />
			<path d="M-22-158H22V-148H-22Z" className="fill-ink-900" />
			<path d="M-12-178H12V-158H-12Z" className="fill-sun-200" />
			<path d="M-18-178 0-198 18-178Z" className="fill-ink-900" />
			<path d="M-5-120H5V-104H-5ZM-6-60H6V-42H-6Z" className="fill-ink-800" />
			<path d="M34 6H84V44H34Z" className="fill-white" />
			<path d="M26 8 59-20 92 8Z" className="fill-ink-800" />
		</g>
	);
}
