import type { PageContext } from "#app/browser/page-context.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { quickPriceForm } from "./quick-price-form.ts";

/** Spares the visitor what the page already knows. */
export function enhanceQuickPrice(context: PageContext): void {
	for (const form of quickPriceForm.all()) {
		whenIdle(async () => (await import("./fill-quick-price.ts")).fillQuickPrice(form as HTMLFormElement, context));
	}
}
