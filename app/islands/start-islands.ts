import type { PageContext } from "#app/browser/page-context.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { onToast } from "#app/browser/toast-queue.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { hasTaps, replayTaps } from "./early-taps.ts";
import { fetchFiledParts } from "./filed-parts.ts";
import { propsId } from "./props-id.ts";
import { fetchPart } from "./recover-part.ts";
import type { IslandMoment, IslandName } from "./registry.ts";

/** At this distance from the viewport an island is hydrated, so that it is ready when the visitor arrives. */
const nearViewport = "50px";

const moments: Record<IslandMoment, (island: HTMLElement, start: () => void) => void> = {
	visible(island, start) {
		const observer = new IntersectionObserver(
			(entries) => {
				if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
				observer.disconnect();
				start();
			},
			{ rootMargin: nearViewport },
		);
		observer.observe(island);
		onInteraction(island, start);
	},
	idle: (_, start) => whenIdle(start),
	interaction: onInteraction,
	toast: (_, start) => onToast(start),
};

function onInteraction(island: HTMLElement, start: () => void) {
	for (const event of ["pointerover", "pointerdown", "focusin"]) {
		island.addEventListener(event, start, { once: true, passive: true });
	}
}

/** Hydrates each island when it is needed. */
export function startIslands(context: PageContext): void {
	for (const island of document.querySelectorAll<HTMLElement>("[data-island]")) {
		let started = false;
		const start = () => {
			if (started) return;
			started = true;
			void fetchPart(island, context, () => hydrate(island, context));
		};
		moments[island.dataset.when as IslandMoment](island, start);
		if (hasTaps(island) || holdsResult(island)) start();
	}
}

/** The browser restores the scroll position, not the result: the island may be off the screen until it shows it. */
function holdsResult({ dataset: { resumes } }: HTMLElement): boolean {
	return resumes !== undefined && /"at":"\w/.test(sessionStore.getItem(resumes) ?? "");
}

async function hydrate(island: HTMLElement, context: PageContext): Promise<void> {
	const props = document.getElementById(propsId(island.id))?.textContent ?? "{}";
	const [{ hydrateIsland }, filed] = await Promise.all([import("./hydrate-island.tsx"), fetchFiledParts(context)]);
	await hydrateIsland(
		island,
		{ ...filed.props[island.dataset.island as IslandName], ...JSON.parse(props) },
		{ ...context, messages: { ...context.messages, ...filed.messages } },
	);
	island.dataset.ready = "";
	replayTaps(island);
}
