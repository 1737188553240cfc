import { Stroke } from "./scenery.tsx";

/** A house above the tide, drawn in an area of 400 by 220 with its stilts in the water at y=206. */
export function StiltHouse() {
	return (
		<>
			<Stroke d="M150 150V206M190 150V206M250 150V206M290 150V206" strokeWidth="8" className="stroke-ink-800" />
			<path d="M158 84H282V146H158Z" className="fill-white" />
			<path d="M138 88 186 38H254L302 88Z" className="fill-coral-500" />
			<path d="M176 102H204V128H176ZM236 102H264V128H236Z" className="fill-sun-300" />
			<path d="M210 104H230V146H210Z" className="fill-ink-700" />
			<path d="M132 144H308V154H132Z" className="fill-ink-900" />
			<path
				d="M138 122V144M146 122V144M294 122V144M302 122V144M134 122H154M286 122H306"
				strokeWidth="4"
				className="stroke-ink-600"
			/>
		</>
	);
}
