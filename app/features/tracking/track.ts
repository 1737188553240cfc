import type { EventName, EventProperties, VisitorEvent } from "#domain/conversions/events.ts";
import { consentFor } from "../consent/consent.ts";

/** @param email of a sent form, for the data layer alone, and there only where marketing is allowed too */
type Recorder = (event: VisitorEvent, email?: string) => void;

let record: Recorder | undefined;
let waiting: Parameters<Recorder>[] = [];

/** Tells what the visitor did. Unless analytics is allowed, it is forgotten here and now. */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>, email?: string): void {
	if (!consentFor("analytics")) return;
	const event = { name, properties } as VisitorEvent;
	if (record) record(event, email);
	else waiting.push([event, email]);
}

/** Where events go from now on; those that came while the recorder was being fetched go first. */
export function recordWith(recorder: Recorder): void {
	record = recorder;
	const came = waiting;
	waiting = [];
	for (const [event, email] of came) recorder(event, email);
}
