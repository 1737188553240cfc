import { ProductPicture } from "./product-picture.tsx";
import { Palm } from "./scenery.tsx";

/** Fixed indexed annuity: the tide comes and goes below. */
export function StiltHouseScene() {
	return (
		<ProductPicture sky="fill-sand-100" shore={null} sun={{ x: 84, y: 74, r: 32 }}>
			<Palm x={328} y={178} size={0.48} lean={20} />
			<path
				d="M150 150V206M190 150V206M250 150V206M290 150V206"
				strokeWidth="8"
				strokeLinecap="round"
				className="stroke-ink-800"
			/>
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
			<path
				d="M0 190Q25 178 50 190T100 190 150 190 200 190 250 190 300 190 350 190 400 190V220H0Z"
				className="fill-ink-500"
			/>
			<path
				d="M0 204Q25 194 50 204T100 204 150 204 200 204 250 204 300 204 350 204 400 204V220H0Z"
				className="fill-ink-600"
			/>
		</ProductPicture>
	);
}
