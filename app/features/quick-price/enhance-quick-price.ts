import type { PageContext } from "#app/browser/page-context.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { barPrice } from "../calculator/price-bar.ts";
import { quickPriceForm } from "./quick-price-form.ts";

/** Spares the visitor what the page already knows. */
export function enhanceQuickPrice(context: PageContext): void {
	for (const form of quickPriceForm.all()) {
		whenIdle(async () => (await import("./fill-quick-price.ts")).fillQuickPrice(form as HTMLFormElement, context));
		spareBar(form);
	}
}

/** The bar of a phone doesn't repeat the form's button while that is on the screen. */
function spareBar(form: HTMLElement): void {
	const button = form.querySelector("[type=submit]");
	const observer = new IntersectionObserver(([entry]) => {
		for (const link of barPrice.all()) link.toggleAttribute("data-asked", entry?.isIntersecting && !link.hidden);
	});
	if (button) observer.observe(button);
}
