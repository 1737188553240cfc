import { ProductPicture } from "./product-picture.tsx";
import { Sailboat } from "./scenery.tsx";

/** Whole life: a light that does not go out. */
export function LighthouseScene() {
	return (
		<ProductPicture sky="fill-ink-200" sea="fill-ink-500" shore={null}>
			<path d="M262 58 0 8V112ZM278 58 400 24V92Z" className="fill-sun-200" opacity=".75" />
			<path
				d="M0 150Q24 142 48 150T96 150M120 176Q144 168 168 176T216 176"
				fill="none"
				strokeWidth="4"
				strokeLinecap="round"
				className="stroke-ink-300"
			/>
			<path d="M180 220Q196 172 250 168 330 150 400 196V220Z" className="fill-ink-800" />
			<path d="M250 76H290L300 176H240Z" className="fill-white" />
			<path d="M248 98H292L294.5 122H245.500ZM243 146H297L299.5 170H240.500Z" className="fill-coral-500" />
			<path d="M256 46H284V72H256Z" className="fill-sun-300" />
			<path d="M250 48 270 26 290 48ZM246 70H294V79H246Z" className="fill-ink-900" />
			<Sailboat x={96} y={160} size={0.62} />
		</ProductPicture>
	);
}
