import type { EventName, EventProperties, VisitorEvent } from "#domain/conversions/events.ts";
import { consentFor } from "../consent/consent.ts";

/** @param email of a sent form: only for the data layer, and only if marketing is allowed */
type Recorder = (event: VisitorEvent, email?: string) => void;

let record: Recorder | undefined;
const queued: Parameters<Recorder>[] = [];

/** Records an event. Without consent to analytics it is dropped. */
export function track<Name extends EventName>(name: Name, properties: EventProperties<Name>, email?: string): void {
	if (!consentFor("analytics")) return;
	const event = { name, properties } as VisitorEvent;
	if (record) record(event, email);
	else queued.push([event, email]);
}

/** Sets the recorder, and gives it the events that came while its code was being fetched. */
export function recordWith(recorder: Recorder): void {
	record = recorder;
	for (const [event, email] of queued.splice(0)) recorder(event, email);
}
