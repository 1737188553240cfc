import { Lighthouse } from "./lighthouse.tsx";
import { ProductIllustration } from "./product-illustration.tsx";
import { Sailboat, Stroke } from "./scenery.tsx";

/** Whole life: a light that stays on. */
export function LighthouseScene() {
	return (
		<ProductIllustration scene="lighthouse" sky="fill-ink-200" sea="fill-ink-500" shore={null}>
			<path d="M262 58 0 8V112ZM278 58 400 24V92Z" className="fill-sun-200" opacity=".75" />
			<Stroke
				d="M0 150Q24 142 48 150T96 150M120 176Q144 168 168 176T216 176"
				strokeWidth="4"
				className="stroke-ink-300"
			/>
			<path d="M180 220Q196 172 250 168 330 150 400 196V220Z" className="fill-ink-800" />
			<Lighthouse />
			<Sailboat x={96} y={160} size={0.62} />
		</ProductIllustration>
	);
}
