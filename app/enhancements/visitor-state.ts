import type { PageContext } from "#app/islands/page-context.ts";

const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200));

/** Shows what applies where the visitor lives. Pages without a place for it ask nobody. */
export function showVisitorState(context: PageContext): void {
	if (!document.querySelector("[data-state-slot], [data-product-notice]")) return;
	idle(async () => {
		const { showLocation } = await import("#app/features/location/show-location.ts");
		await showLocation(context);
	});
}
