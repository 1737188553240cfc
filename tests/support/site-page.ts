import { randomInt } from "node:crypto";
import { type HTMLElement, parse } from "node-html-parser";
import { inject } from "vitest";

/**
 * Requests a page of the built site and follows no redirect. Each request comes from another network: together they are
 * more than one may send in a minute.
 */
export function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
	const from = `10.${randomInt(256)}.${randomInt(256)}.1`;
	return fetch(inject("siteOrigin") + path, { headers: { "x-forwarded-for": from, ...headers }, redirect: "manual" });
}

export async function openPage(path: string): Promise<{ status: number; page: HTMLElement }> {
	const response = await request(path);
	return { status: response.status, page: parse(await response.text()) };
}

/** The text with single spaces, as a browser shows it. */
export function textOf(element: HTMLElement | null | undefined): string {
	return (element?.text ?? "").replace(/\s+/g, " ").trim();
}
