import { claimsRegister } from "#content/claims.ts";
import { ratesWith } from "#content/rates.ts";
import { type ClaimId, claimIds, evidenceParts, isClaimId } from "#domain/agency/claim-evidence.ts";
import type { SettableFacts } from "#domain/agency/settable-facts.ts";
import { claimStanding, evidenceOf } from "#domain/claims/claim-standing.ts";
import { claimedRates } from "#domain/claims/proven-policy.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { fieldsOfEvidence } from "#domain/settings/claims-form.ts";
import { proofPath, recordPath } from "#domain/settings/settings-address.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { describeRates } from "./describe-section.server.ts";
import { dayWords, type RecordPage } from "./record-page.server.ts";

const section = "claims";

/** What a claim says, in plain words. */
export function claimText(id: ClaimId, locale: Locale): string {
	return translator(locale, "launch.filled")(`items.${id}`);
}

export const claimsPage: RecordPage = {
	list({ facts: { claims: set, rates: setRates }, locale, today }) {
		const { standing: words, change, record } = copyFor(locale, "settings").claims;
		const t = translator(locale, "settings.filled");
		const rates = ratesWith(setRates);
		return claimIds.map((id) => {
			const evidence = evidenceOf(id, claimsRegister, set);
			const standing = claimStanding(id, { register: claimsRegister, set, rates, today });
			return {
				id,
				name: claimText(id, locale),
				detail: evidence?.proof ?? "",
				language: null,
				isShown: standing === "shown",
				standing:
					standing === "shown" && evidence
						? t("shownUntil", { day: dayWords(evidence.expiresOn, locale) })
						: words[standing],
				isAlarming: evidence !== null && standing !== "shown",
				change: { to: recordPath(section, id), label: evidence ? change : record },
				evidence: evidence?.file ? proofPath(section, evidence.file.id) : null,
				mayWithdraw: evidence !== null,
			};
		});
	},
	form({ facts }, id) {
		if (!isClaimId(id)) return null;
		const evidence = evidenceOf(id, claimsRegister, facts.claims);
		return { fields: fieldsOfEvidence(id, evidence ?? begunWith(id, facts)), document: evidence?.file?.name ?? null };
	},
};

/** What the form of a claim about rates begins with: the table in effect, and the policy that it names. */
function begunWith(id: ClaimId, { rates }: SettableFacts) {
	const product = claimedRates(id);
	const table = product && ratesWith(rates)[product];
	return { ...(table?.id && { ratesOf: table.id }), ...(table?.policy && { policy: table.policy }) };
}

/** What the form of a claim asks for. */
export function claimWords(id: ClaimId, { claims, rates }: SettableFacts, locale: Locale) {
	const product = claimedRates(id);
	const table = product && ratesWith(rates)[product];
	const saved = evidenceOf(id, claimsRegister, claims)?.ratesOf;
	const other = saved !== table?.id ? (saved ?? []) : [];
	return {
		says: claimText(id, locale),
		needs: evidenceParts[id] ?? [],
		/** The rate tables to choose from: the one in effect, and another one that was chosen before. */
		tables: [
			...(table?.id ? [{ value: table.id, label: `${table.id} · ${describeRates(table, locale)}` }] : []),
			...[other].flat().map((value) => ({ value, label: value })),
		],
	};
}
