import bench from "./drawn/bench.svg";
import call from "./drawn/call.svg";
import compare from "./drawn/compare.svg";
import debt from "./drawn/debt.svg";
import grove from "./drawn/grove.svg";
import home from "./drawn/home.svg";
import kite from "./drawn/kite.svg";
import lighthouse from "./drawn/lighthouse.svg";
import stiltHouse from "./drawn/stilt-house.svg";
import sunset from "./drawn/sunset.svg";
import umbrella from "./drawn/umbrella.svg";

const product = { width: 400, height: 220 };
const step = { width: 320, height: 200 };

/** `tests/figures/drawn-scenes.test.tsx` draws the files. */
export const drawnScenes = {
	bench: { src: bench, ...product },
	debt: { src: debt, ...product },
	grove: { src: grove, ...product },
	kite: { src: kite, ...product },
	lighthouse: { src: lighthouse, ...product },
	"stilt-house": { src: stiltHouse, ...product },
	umbrella: { src: umbrella, ...product },
	call: { src: call, ...step },
	compare: { src: compare, ...step },
	home: { src: home, ...step },
	sunset: { src: sunset, width: 720, height: 620 },
};

export type DrawnName = keyof typeof drawnScenes;

/**
 * An illustration as a file: below the first screen of a page it loads when the visitor comes near, and is then cached.
 * Like an `Illustration` it adds nothing to the text next to it.
 */
export function DrawnScene({ scene, className = "h-auto w-full" }: { scene: DrawnName; className?: string }) {
	return (
		<img
			{...drawnScenes[scene]}
			alt=""
			data-scene={scene}
			loading="lazy"
			decoding="async"
			className={`object-cover object-bottom ${className}`}
		/>
	);
}
