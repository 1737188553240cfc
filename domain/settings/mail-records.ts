import type { MailFacts } from "../agency/settable-facts.ts";
import { mailHost } from "./mail-form.ts";
import { sendingService } from "./sending-services.ts";

/** What a record is for: who may send, the key that signs, what receivers do with others, and where replies go. */
export type MailRecordKind = "spf" | "dkim" | "dmarc" | "mx";

/** A record of DNS that email needs. */
export interface MailRecord {
	kind: MailRecordKind;
	type: "TXT" | "MX";
	/** Its address, for whoever adds it. */
	name: string;
	/** The addresses where it may be, the nearest one first. None if only the email service knows it. */
	lookups: readonly string[];
	/** What belongs there. Null if only the email service knows. */
	suggested: string | null;
	/** What SPF has to include. Null if that isn't known, or isn't needed. */
	include: string | null;
	/** True if the email service needs no such record. */
	isNotNeeded?: boolean;
}

/**
 * The records that the sender's domain needs, and those that bring replies and returned emails.
 * @param smtpHost the mail server that the site uses; null if it has none
 */
export function neededRecords({
	mailFrom,
	dkimSelector,
	replyTo,
	smtpHost,
}: Pick<MailFacts, "mailFrom" | "dkimSelector"> & { replyTo: string; smtpHost: string | null }): MailRecord[] {
	const domain = mailHost(mailFrom);
	const service = sendingService(smtpHost);
	const include = service?.spf ?? null;
	const keys = dkimSelector ? [dkimSelector] : (service?.selectors ?? []);
	const keyNames = keys.map((key) => `${key}._domainkey.${domain}`);
	const reports = isRelated(mailHost(replyTo), domain) ? `; rua=mailto:${replyTo}` : "";
	const receiving = [...new Set([domain, mailHost(replyTo)])];
	return [
		{
			kind: "spf",
			type: "TXT",
			name: domain,
			lookups: [domain],
			suggested: include && `v=spf1 include:${include} ~all`,
			include,
			isNotNeeded: service?.spf === null,
		},
		{
			kind: "dkim",
			type: "TXT",
			name: keyNames[0] ?? `?._domainkey.${domain}`,
			lookups: keyNames,
			suggested: null,
			include: null,
		},
		{
			kind: "dmarc",
			type: "TXT",
			name: `_dmarc.${domain}`,
			lookups: withParents(domain).map((name) => `_dmarc.${name}`),
			suggested: `v=DMARC1; p=none${reports}`,
			include: null,
		},
		...receiving.map(
			(name): MailRecord => ({
				kind: "mx",
				type: "MX",
				name,
				lookups: [name],
				suggested: service?.mx ?? null,
				include: null,
			}),
		),
	];
}

/** A domain without a record of its own follows the domain that it belongs to. */
function withParents(domain: string): string[] {
	const labels = domain.split(".");
	return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
}

/** True if one domain is part of the other. Others would have to agree to get the reports. */
function isRelated(one: string, other: string): boolean {
	return one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);
}
