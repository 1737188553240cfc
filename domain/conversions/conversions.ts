import type { EventName, VisitorEvent } from "./events.ts";

/** What is counted as success. */
export const conversionTypes = [
	"book_consultation",
	"get_quote",
	"calculator_used",
	"form_submit",
	"phone_call",
] as const;
export type ConversionType = (typeof conversionTypes)[number];

/**
 * Which success an event means. One deed is one event: who taps a phone number causes `call_click` and no `phone_call`
 * beside it, which only buttons without a number of their own send.
 */
const conversionOfEvent: Partial<Record<EventName, ConversionType>> = {
	call_click: "phone_call",
	phone_call: "phone_call",
	book_appointment: "book_consultation",
	calendar_clicked: "book_consultation",
	book_consultation: "book_consultation",
	get_quote: "get_quote",
	calculator_completed: "calculator_used",
	form_submit: "form_submit",
};

export function conversionOf(name: EventName): ConversionType | undefined {
	return conversionOfEvent[name];
}

/**
 * The same, for what an event adds to the count when it arrives. A sent form is counted by the intake, in the
 * transaction that stores the message, with or without analytics: its event must not count it again.
 */
export function countedConversion(name: EventName): Exclude<ConversionType, "form_submit"> | undefined {
	const conversion = conversionOf(name);
	return conversion === "form_submit" ? undefined : conversion;
}

/** The service that an event is about, as far as it says. */
export function serviceOfEvent({ properties }: VisitorEvent): string | undefined {
	if ("service" in properties) return properties.service;
	return "product" in properties ? properties.product : undefined;
}

export interface DataLayerEntry {
	event: string;
	[property: string]: unknown;
}

/**
 * What the data layer is told of an event: the event, then the success that it means where that has another name.
 * @param email of a sent form; left out unless marketing is allowed
 */
export function dataLayerEntries(event: VisitorEvent, marketingAllowed: boolean, email?: string): DataLayerEntry[] {
	const entry: DataLayerEntry = { event: event.name, ...event.properties };
	if (event.name === "form_submit" && marketingAllowed && email) entry.email = email;
	const conversion = conversionOf(event.name);
	return conversion && conversion !== event.name ? [entry, { event: conversion }] : [entry];
}
