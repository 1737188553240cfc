import type { ReactNode } from "react";
import type { ArticlePath } from "#domain/site/pages.ts";
import { GroveScene } from "../illustrations/grove-scene.tsx";
import { KiteScene } from "../illustrations/kite-scene.tsx";
import { LighthouseScene } from "../illustrations/lighthouse-scene.tsx";
import { CallScene, CompareScene, HomeScene } from "../illustrations/step-scenes.tsx";
import { StiltHouseScene } from "../illustrations/stilt-house-scene.tsx";
import { UmbrellaScene } from "../illustrations/umbrella-scene.tsx";

const scenes: Partial<Record<ArticlePath, () => ReactNode>> = {
	"/about": CallScene,
	"/training": GroveScene,
	"/careers": HomeScene,
	"/carriers": LighthouseScene,
	"/ai-hub": CompareScene,
	"/resources/ai-hub": KiteScene,
	"/services": UmbrellaScene,
	"/licensing": StiltHouseScene,
};

/** The page's illustration. Legal pages have none. */
export function articleIllustration(path: ArticlePath): ReactNode {
	const Scene = scenes[path];
	return Scene && <Scene />;
}
