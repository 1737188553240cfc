import { agency } from "#content/agency.ts";
import { drawingIn } from "#domain/agency/drawing-address.ts";
import call from "./drawn/call.svg";
import compare from "./drawn/compare.svg";
import home from "./drawn/home.svg";
import products from "./drawn/products.svg";
import sunset from "./drawn/sunset.svg";

/** The scenes of products are seen together, so they are views of one file: six headers and copies of people less. */
const product = (view: string) => ({ src: `${products}#${view}`, width: 400, height: 220 });
const step = { width: 320, height: 200 };

/** `tests/figures/drawn-scenes.test.tsx` draws the files. */
export const drawnScenes = {
	bench: product("bench"),
	debt: product("debt"),
	grove: product("grove"),
	kite: product("kite"),
	lighthouse: product("lighthouse"),
	"stilt-house": product("stilt-house"),
	umbrella: product("umbrella"),
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
	const { src, ...size } = drawnScenes[scene];
	const [file = "", view] = src.split("#");
	return (
		<img
			// The development server has the files as they are.
			src={import.meta.env.DEV ? src : [drawingIn(file, agency.palette), view].filter(Boolean).join("#")}
			{...size}
			alt=""
			data-scene={scene}
			loading="lazy"
			decoding="async"
			className={`object-cover object-bottom ${className}`}
		/>
	);
}
