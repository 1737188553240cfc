import { type HTMLElement, parse } from "node-html-parser";
import { inject } from "vitest";

/** Requests a page of the built site and follows no redirect. */
export function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
	return fetch(inject("siteOrigin") + path, { headers, redirect: "manual" });
}

export async function openPage(path: string): Promise<{ status: number; page: HTMLElement }> {
	const response = await request(path);
	return { status: response.status, page: parse(await response.text()) };
}

/** The text with single spaces, as a browser shows it. */
export function textOf(element: HTMLElement | null | undefined): string {
	return (element?.text ?? "").replace(/\s+/g, " ").trim();
}
