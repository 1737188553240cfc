import type { EventName, VisitorEvent } from "./events.ts";

/** The events that count as success. */
export const conversionTypes = [
	"book_consultation",
	"get_quote",
	"calculator_used",
	"form_submit",
	"phone_call",
] as const;
export type ConversionType = (typeof conversionTypes)[number];

/**
 * The conversion of each event. One action is one event: tapping a phone number sends `call_click` but no `phone_call`,
 * which only buttons without a number send.
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
 * The conversion that an event adds when it arrives. A sent form is counted in the transaction that stores the lead,
 * with or without analytics: its event must not count it again.
 */
export function countedConversion(name: EventName): Exclude<ConversionType, "form_submit"> | undefined {
	const conversion = conversionOf(name);
	return conversion === "form_submit" ? undefined : conversion;
}

/** The product of an event, if it names one. The wire calls it `service` or `product`. */
export function productOfEvent({ properties }: VisitorEvent): string | undefined {
	if ("service" in properties) return properties.service;
	return "product" in properties ? properties.product : undefined;
}

export interface DataLayerEntry {
	event: string;
	[property: string]: unknown;
}

/**
 * The entries of an event in the data layer: the event, then its conversion if that has another name.
 * @param email of a sent form; omitted unless marketing is allowed
 */
export function dataLayerEntries(event: VisitorEvent, marketingAllowed: boolean, email?: string): DataLayerEntry[] {
	const entry: DataLayerEntry = { event: event.name, ...event.properties };
	if (event.name === "form_submit" && marketingAllowed && email) entry.email = email;
	const conversion = conversionOf(event.name);
	return conversion && conversion !== event.name ? [entry, { event: conversion }] : [entry];
}
