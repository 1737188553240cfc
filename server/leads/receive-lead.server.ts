import { captchaAction } from "#domain/leads/captcha-action.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { LeadErrorCode } from "#domain/leads/lead-error.ts";
import { leadOf, parseLeadSubmission } from "#domain/leads/lead-submission.ts";
import type { CaptchaVerdict } from "../platform/captcha/captcha-types.server.ts";
import type { Use } from "../platform/limiter.server.ts";
import { addressUses } from "../platform/networks.server.ts";
import { leadSessionLimit, limits } from "../rate-limits.server.ts";
import type { Reception } from "../reception.server.ts";
import { ownEffort } from "./captcha-effort.server.ts";
import { wasPublished } from "./lead-copy.server.ts";
import { leadIdOf } from "./lead-ids.server.ts";
import { submitLead } from "./submit-lead.server.ts";

export type ReceiveLeadResult =
	| { ok: true; id: string }
	| { ok: false; code: LeadErrorCode; fields?: Record<string, string> };

/** Receives a lead as a form's script sends it. The database is asked only about a retry without a valid token. */
export async function receiveLead(
	reception: Pick<Reception, "clock" | "env" | "captcha" | "limiter" | "log" | "intake">,
	body: unknown,
	visitor: { ip: string; userAgent: string; optsOut?: boolean },
): Promise<ReceiveLeadResult> {
	const { captcha, intake, limiter, log, clock } = reception;
	const parsed = parseLeadSubmission(body);
	if (!parsed.ok) return { ok: false, code: "invalid_submission", fields: parsed.errors };
	// Without a captcha too, because its answer would be useless.
	if (!intake.isOpen) return { ok: false, code: "unavailable" };
	const { envelope } = parsed;
	const id = leadIdOf(envelope.submission_id);

	/** A retry after a lost response needs no captcha token: its own is spent or has expired. */
	async function refuseUnlessRetry(code: LeadErrorCode): Promise<ReceiveLeadResult> {
		const earlier = await intake.find(envelope.submission_id);
		return earlier ? { ok: true, id: earlier } : { ok: false, code };
	}

	const token = envelope.recaptchaToken || envelope.recaptcha_token;
	if (!token) return (await intake.earlier(id)) ?? refuseUnlessRetry("captcha_missing");
	const verdict = await captcha.verify(token, { action: captchaAction, ipAddress: visitor.ip, now: clock() });

	// From here to `submitLead` nothing waits, so that of several equal submissions at once only the first is counted.
	const earlier = intake.earlier(id);
	if (earlier) return earlier;
	if (!verdict.ok && verdict.code !== "unavailable") {
		log.info({ reason: verdict.code }, "captcha failed");
		return refuseUnlessRetry("captcha_failed");
	}
	if (verdict.ok && !intake.spendToken(verdict.tokenHash, id)) return refuseUnlessRetry("captcha_failed");
	const lead = leadOf(parsed, {
		userAgent: visitor.userAgent,
		ipAddress: visitor.ip,
		spamReasons: spamReasons(verdict, () => ownEffort(limiter, visitor.ip)),
	});
	const uses = leadUses(lead);
	if (limiter.takeAll(uses)) return { ok: false, code: "rate_limited" };
	const { text, boxes } = envelope.consent;
	const published = wasPublished(text, lead.locale, lead.kind);
	const consent = { text, published, boxes, ...(visitor.optsOut && { optsOut: true }) };
	const result = await submitLead(reception, lead, consent, verdict.ok ? verdict : undefined);
	if (!result.ok) limiter.giveBack(uses);
	return result;
}

/** Networks change under honest visitors, so a token from elsewhere is a sign of spam only while the sender's floods. */
function spamReasons(verdict: CaptchaVerdict, effort: () => number): string[] {
	if (!verdict.ok) return ["captcha_unavailable"];
	return verdict.isFromElsewhere && effort() > 1 ? ["captcha_elsewhere"] : [];
}

/** The address comes first, because the caller chooses the session. */
function leadUses({ ipAddress, kind, sessionId }: Lead): Use[] {
	const uses = addressUses(limits.leadsPerAddress, ipAddress);
	return sessionId ? [...uses, [leadSessionLimit(kind), sessionId]] : uses;
}
