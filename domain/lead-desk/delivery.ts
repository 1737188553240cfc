/**
 * The messages that can be sent about a lead, by the name of their job. These can be sent again from the lead's page.
 */
export const resendableKinds = [
	"notify-staff",
	"notify-owner",
	"acknowledge-visitor",
	"send-report",
	"send-guide",
	"send-reply",
	"deliver-lead-webhook",
] as const;
export type ResendableKind = (typeof resendableKinds)[number];

/** Events that the email provider reports about an address later. */
export const emailEventKinds = ["bounce", "complaint"] as const;
export type EmailEventKind = (typeof emailEventKinds)[number];

export const deliveryKinds = [
	...resendableKinds,
	"send-due-reminders",
	"mail-appointment",
	"send-text",
	...emailEventKinds,
] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

/** Why something was not sent although nothing failed. */
export const heldReasons = [
	"suppressed",
	"too_many",
	"ceiling",
	"no_number",
	"no_consent",
	"outside_hours",
	"not_allowed",
] as const;
export type HeldReason = (typeof heldReasons)[number];

/** How an attempt ended. `detail` is a `HeldReason` or the code of the system that refused it. */
export interface DeliveryResult {
	outcome: "sent" | "failed" | "held";
	detail: string | null;
}

export const delivered: DeliveryResult = { outcome: "sent", detail: null };

export const heldBack = (detail: HeldReason): DeliveryResult => ({ outcome: "held", detail });

export function isResendable(kind: string): kind is ResendableKind {
	return resendableKinds.some((one) => one === kind);
}

/** True if it goes to the person, who may have asked us to stop. */
export function goesToPerson(kind: ResendableKind): boolean {
	return kind !== "notify-staff" && kind !== "notify-owner" && kind !== "deliver-lead-webhook";
}
