import type { Locator, Page } from "@playwright/test";

/** These addresses have belonged to universities for decades. */
export const addresses = { FL: "131.247.1.1", TX: "128.83.1.1", NY: "128.59.1.1", OR: "128.223.1.1", CA: "128.32.1.1" };
type Code = keyof typeof addresses;

/** The part of every page that shows the rules of the visitor's state. */
export const slotOf = (page: Page): Locator => page.locator("[data-state-slot]");
export const toggleOf = (page: Page): Locator => slotOf(page).locator('[data-part="toggle"]');

export function visitFrom(page: Page, code: Code): Promise<void> {
	return page.setExtraHTTPHeaders({ "x-forwarded-for": addresses[code] });
}
