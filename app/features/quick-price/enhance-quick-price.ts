import { whenIdle } from "#app/browser/when-idle.ts";
import { quickPriceForm } from "./quick-price-form.ts";

/** Spares the visitor what the page already knows. */
export function enhanceQuickPrice(): void {
	for (const form of quickPriceForm.all()) {
		whenIdle(async () => (await import("./fill-quick-price.ts")).fillQuickPrice(form as HTMLFormElement));
	}
}
