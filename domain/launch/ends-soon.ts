import { type ClaimId, claimIds } from "../agency/claim-evidence.ts";
import type { LicenseFacts } from "../agency/settable-facts.ts";
import type { ClaimRegister } from "../claims/claims.ts";
import { type Confirmation, confirmedUntil } from "../claims/confirmation.ts";
import { permittedUntil } from "../claims/testimonials.ts";
import type { StateFact } from "../compliance/state-law.ts";
import { addDays } from "../office-hours/zoned-time.ts";
import { type AttestedId, endsOfRecords, type LaunchRecords } from "./attested-items.ts";
import type { PublishedRecords } from "./claim-items.ts";

/** Something that counts until a day, and is then taken from the pages, or listed as open. */
export type Ending = { endsOn: string } & (
	| { kind: "license"; state: string }
	| { kind: "claim"; id: ClaimId }
	| { kind: "record"; id: AttestedId }
	| { kind: "testimonial" | "member" | "insurer"; name: string }
	/** Facts about the law of states, to be compared with their sources again by one day. */
	| { kind: "facts"; count: number }
);

/** The data that ends. */
export interface EndingSources {
	licenses: Pick<LicenseFacts, "licenses">;
	register: ClaimRegister;
	published: PublishedRecords;
	records: LaunchRecords;
	facts: readonly StateFact[];
}

export const watchDays = 60;

/**
 * What ends within the next weeks, the first one first. What has ended is an open item elsewhere; only reviews of facts stay here
 * until they are done, because nothing else lists them.
 * @param today `YYYY-MM-DD` in the agency's time zone
 */
export function endsSoon(sources: EndingSources, today: string): Ending[] {
	const until = addDays(today, watchDays);
	return allEndings(sources)
		.filter(({ kind, endsOn }) => endsOn <= until && (endsOn >= today || kind === "facts"))
		.sort((one, other) => (one.endsOn < other.endsOn ? -1 : Number(one.endsOn > other.endsOn)));
}

function allEndings({ licenses, register, published, records, facts }: EndingSources): Ending[] {
	const { testimonials, team, insurers } = published;
	const confirmed = (kind: "insurer", name: string, confirmation: Confirmation | null) =>
		confirmation ? [{ kind, name, endsOn: confirmedUntil(confirmation) }] : [];
	return [
		...Object.entries(licenses.licenses).flatMap(([state, license]) =>
			license ? [{ kind: "license" as const, state, endsOn: license.expiresOn }] : [],
		),
		...claimIds.flatMap((id) => {
			const { evidence } = register[id];
			return evidence ? [{ kind: "claim" as const, id, endsOn: evidence.expiresOn }] : [];
		}),
		...testimonials.flatMap(({ name, permission }) =>
			permission ? [{ kind: "testimonial" as const, name, endsOn: permittedUntil(permission) }] : [],
		),
		...(team ?? []).map((member) => ({ kind: "member" as const, name: member.name, endsOn: member.permittedUntil })),
		...insurers.flatMap(({ name, confirmation }) => confirmed("insurer", name, confirmation)),
		...endsOfRecords(records).map((end) => ({ kind: "record" as const, ...end })),
		...[...Map.groupBy(facts, ({ fact }) => fact.reviewBy)].map(([endsOn, due]) => ({
			kind: "facts" as const,
			count: due.length,
			endsOn,
		})),
	];
}
