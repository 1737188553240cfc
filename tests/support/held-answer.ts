import type { Page } from "@playwright/test";

/** Holds the next answer from this address until the result is called, so that a test sees the page wait. */
export async function holdAnswer(page: Page, address: string): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(
		address,
		async (route) => {
			await promise;
			await route.continue();
		},
		{ times: 1 },
	);
	return resolve;
}
