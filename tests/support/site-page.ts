import { type HTMLElement, parse } from "node-html-parser";
import { inject } from "vitest";

/** Asks the built site as a browser would, but follows no redirect. */
export function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
	return fetch(inject("siteOrigin") + path, { headers, redirect: "manual" });
}

export async function openPage(path: string): Promise<{ status: number; page: HTMLElement }> {
	const response = await request(path);
	return { status: response.status, page: parse(await response.text()) };
}

/** The text with every run of spaces as one, as a browser shows it. */
export function textOf(element: HTMLElement | null | undefined): string {
	return (element?.text ?? "").replace(/\s+/g, " ").trim();
}
