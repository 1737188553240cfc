import { currentClaims } from "#content/current-claims.server.ts";
import { type ClaimId, isClaimId } from "#domain/agency/claim-evidence.ts";
import { missingFrom } from "#domain/blog/check-post-content.ts";
import { maxReasonLength, openWords } from "#domain/blog/open-words.ts";
import { claimStatus } from "#domain/claims/claims.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { mayApproveWords } from "#domain/staff/roles.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { draftState } from "./draft-state.server.ts";
import type { PostParts, PostResult, PostTurn } from "./post-action.server.ts";
import { keepVersion, readVersion, type VersionRow } from "./post-versions.server.ts";
import { isWriterOf } from "./post-writers.server.ts";
import type { Approval } from "./put-online.server.ts";

/** The approved text: the draft as the approver saw it, or an earlier version. */
export interface Chosen {
	articleId: string;
	/** The revision of the draft. A version is made of it. */
	revision?: number;
	version?: number;
	/** The article's claims. */
	claims?: readonly string[];
	/** Why regulated words may stay in it. */
	reason?: string;
}

/** Checks what somebody wants to publish, now or later, in the form in which it will be published. */
export async function approveVersion(
	{ env }: Pick<PostParts, "env">,
	{ transaction, article, draft, name, role, now, note }: PostTurn,
	by: Actor,
	{ revision, version: number, claims = [], reason = "" }: Chosen,
): Promise<PostResult<{ version: VersionRow; approval: Approval & { approvedBy: string } }>> {
	if (number === undefined && revision !== draft.revision)
		return { ok: false, code: "stale", newer: draftState(draft), keptAs: null };
	const problems = number === undefined ? missingFrom(draft.content) : {};
	if (Object.keys(problems).length > 0) return { ok: false, code: "incomplete", problems };
	const version =
		number === undefined
			? await keepVersion(transaction, article.id, draft)
			: await readVersion(transaction, article.id, number);
	if (!version) return { ok: false, code: "gone" };
	const missing = missingFrom(version.content);
	if (Object.keys(missing).length > 0) return { ok: false, code: "incomplete", problems: missing };
	const named = claims.filter(isClaimId);
	const code = await approvalRefusal(transaction, env, version, by.userId, named);
	if (code) return { ok: false, code };
	const words = openWords(article.locale, version.content).map(({ word }) => word.toLowerCase());
	if (words.length > 0) {
		if (!mayApproveWords(role)) return { ok: false, code: "wordsNeedAdmin" };
		const why = reason.trim().slice(0, maxReasonLength);
		if (why === "") return { ok: false, code: "wordsNeedReason" };
		await note("POST_WORDS_APPROVED", [version.number, `${[...new Set(words)].join(", ")}: ${why}`]);
	}
	const approval = { approvedBy: by.userId, approvedByName: name, approvedAt: now, claims: named.sort() };
	return { ok: true, version, approval };
}

/** Why this person may not approve the version now. A schedule asks again when its time has come. */
export async function approvalRefusal(
	db: Database | Transaction,
	env: PostParts["env"],
	version: VersionRow,
	userId: string,
	claims: ClaimId[],
): Promise<"sameEditor" | "claimUnproven" | null> {
	if (env.blogNeedsSecondApprover && (await isWriterOf(db, version, userId))) return "sameEditor";
	return claims.some(isUnproven) ? "claimUnproven" : null;
}

/** True if a claim has no evidence now. One that is no longer on the register needs none. */
export function isUnproven(claim: ClaimId): boolean {
	return isClaimId(claim) && claimStatus(currentClaims(), claim) === "withheld";
}
