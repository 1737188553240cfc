import { type DeliveryResult, heldBack, heldReasons } from "#domain/lead-desk/delivery.ts";

/** A receiver of the webhook that did not accept it. */
export class WebhookRefusedError extends Error {
	override name = "WebhookRefusedError";
	readonly code: string;
	constructor(status: number) {
		super(`The lead webhook responded with ${status}`);
		this.code = `HTTP ${status}`;
	}
}

/** A receiver of the webhook that did not answer. */
export class WebhookFailedError extends Error {
	override name = "WebhookFailedError";
	readonly code: string;
	constructor(code: string) {
		super(`The lead webhook was not answered: ${code}`);
		this.code = code;
	}
}

/** What an error says about an attempt to send something: a code, and never its text, which may name the person. */
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
