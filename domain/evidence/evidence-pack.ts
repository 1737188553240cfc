import * as v from "valibot";
import { certificateSchema } from "../consent/consent-certificate.ts";
import {
	accessSchema,
	assignmentSchema,
	bookingSchema,
	callSchema,
	changeSchema,
	complaintSchema,
	consentSchema,
	deliverySchema,
	disclosureSchema,
	doNotCallSchema,
	linkedSchema,
	removedSchema,
	replySchema,
	requestSchema,
	responseSchema,
	stopSchema,
} from "./evidence-records.ts";

const text = v.string();
const position = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const packSchema = v.strictObject({
	format: v.literal("evidence-pack"),
	version: v.literal(1),
	agency: v.strictObject({ name: text, site: text, timeZone: text }),
	lead: text,
	/** When the pack was made. ISO 8601, UTC. */
	made: text,
	/** The account that requested it. */
	madeBy: text,
	/** `kept`; `deleted`: can be restored; `erased`: emptied, except for the data that must be kept. */
	state: v.picklist(["kept", "deleted", "erased"]),
	/** When it was deleted or erased. */
	since: v.nullable(text),
	request: v.nullable(requestSchema),
	consent: v.nullable(consentSchema),
	/** When the content of the consent record was destroyed: its retention had ended. The seal stays. */
	consentEnded: v.optional(text),
	/** Proves the consent by itself. */
	certificate: v.nullable(certificateSchema),
	/** Why there is no certificate. */
	noCertificate: v.nullable(v.picklist(["notFound", "notSealed", "broken", "ended"])),
	disclosures: v.array(disclosureSchema),
	response: v.nullable(responseSchema),
	calls: v.array(callSchema),
	deliveries: v.array(deliverySchema),
	replies: v.array(replySchema),
	stops: v.array(stopSchema),
	doNotCall: v.array(doNotCallSchema),
	complaints: v.array(complaintSchema),
	changes: v.array(changeSchema),
	assignments: v.array(assignmentSchema),
	bookings: v.array(bookingSchema),
	linked: linkedSchema,
	access: v.array(accessSchema),
	/** Data that the site has deleted after its retention period, so the pack can't have it. */
	removed: v.array(removedSchema),
	/** The lists above that are longer than a pack holds: only their newest entries are in it. */
	cut: v.array(text),
	/** The newest seal of the audit ledger. Null if no key of the site has signed one. */
	auditHead: v.nullable(v.strictObject({ position, hash: text, keyId: text, signature: text })),
	/** The keys that are named here. The key that signs the pack certifies the others. */
	keys: v.array(v.strictObject({ keyId: text, publicKey: text })),
	signedBy: text,
	/** An Ed25519 signature over everything else. */
	signature: text,
});

/** Everything that the site knows about how it treated one lead, to answer a complaint. */
export type EvidencePack = v.InferOutput<typeof packSchema>;

/** @returns the pack with its parts in the order of the format; null if the value isn't a pack */
export function readPack(value: unknown): EvidencePack | null {
	const { success, output } = v.safeParse(packSchema, value);
	return success ? output : null;
}

/** The text that is signed. It must never change: older packs could not be checked again. */
export function packText({ signature: _, ...rest }: EvidencePack): string {
	return JSON.stringify(["evidence-pack-1", rest]);
}

/** The one spelling of a pack as a file. Any other is not the pack. */
export function packFile(pack: EvidencePack): string {
	return `${JSON.stringify(pack, null, "\t")}\n`;
}
