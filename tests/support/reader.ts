import type { Browser, Page } from "@playwright/test";
import { answerCookieNotice } from "./cookie-answer.ts";
import type { PageProblems } from "./page-problems.ts";

/**
 * A page of an anonymous reader, with a separate browser. Problems in that browser fail the test as well.
 * @param origin of the process that they read from
 */
export async function openReader(browser: Browser, problems: PageProblems, origin: string): Promise<Page> {
	const context = await browser.newContext({ baseURL: origin });
	await answerCookieNotice(context, []);
	await problems.watch(context, origin);
	return context.newPage();
}
