import { ProductIllustration } from "./product-illustration.tsx";
import { Palm } from "./scenery.tsx";
import { StiltHouse } from "./stilt-house.tsx";

/** Fixed indexed annuity: the tide rises and falls below the house. */
export function StiltHouseScene() {
	return (
		<ProductIllustration scene="stilt-house" sky="fill-sand-100" shore={null} sun={{ x: 84, y: 74, r: 32 }}>
			<Palm x={328} y={178} size={0.48} lean={20} />
			<StiltHouse />
			<path
				d="M0 190Q25 178 50 190T100 190 150 190 200 190 250 190 300 190 350 190 400 190V220H0Z"
				className="fill-ink-500"
			/>
			<path
				d="M0 204Q25 194 50 204T100 204 150 204 200 204 250 204 300 204 350 204 400 204V220H0Z"
				className="fill-ink-600"
			/>
		</ProductIllustration>
	);
}
