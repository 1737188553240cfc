import { type DeliveryResult, heldBack, heldReasons } from "#domain/lead-desk/delivery.ts";

/** A code for a failed attempt to send something. Never the error's text, which may name the person. */
export function failureOf(error: unknown): DeliveryResult {
	const { name, code, responseCode, cause, heldBecause } = error as Record<string, unknown>;
	const held = heldReasons.find((reason) => reason === heldBecause);
	if (held) return heldBack(held);
	const detail = [
		Number.isInteger(responseCode) ? `SMTP ${responseCode}` : null,
		code,
		(cause as { code?: unknown } | undefined)?.code,
		name,
	].find((one) => typeof one === "string" && /^[\w ]{1,40}$/.test(one));
	return { outcome: "failed", detail: (detail as string | undefined) ?? null };
}
