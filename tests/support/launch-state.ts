import { insurers } from "#content/insurers.ts";
import { testimonials } from "#content/testimonials.ts";
import { claimIds, type Evidence } from "#domain/agency/claim-evidence.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { type AttestedId, attestedItems, type LaunchRecords } from "#domain/launch/attested-items.ts";
import { locales } from "#domain/locale/locales.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import type { LaunchState } from "#server/launch/launch-list.server.ts";

const record = { by: "Jane Roe", on: "2027-01-15", evidence: "folder 7" };
const policy = { insurer: "Example Life", form: "EL-1", approval: "A-1", approvedOn: "2027-01-02" };
/** What an insurer's own rates have. */
const approved = { isSample: false, id: "2027-01-01-aa", policy };
/** With all that any claim needs. */
const evidence: Evidence = {
	proof: "list",
	approvedBy: "Ana",
	approvedOn: "2027-01-02",
	expiresOn: "2030-01-01",
	value: 1200,
	policy,
	ratesOf: approved.id,
	states: ["FL"],
};
const permission = { document: "release 1", confirmedOn: "2027-01-20", until: "2028-01-20", file: "" };
const confirmation = { document: "folder 9", confirmedOn: "2027-01-20" };
const link = "https://scheduler.zz/agency";

/** An owner who has supplied everything, with values that belong to nobody and look real. */
export function readyToLaunch(): LaunchState {
	return {
		agency: {
			phone: { e164: "+10000000000" },
			tollFreePhone: { e164: "+18000000000" },
			email: "hello@agency.zz",
			mailFrom: "no-reply@agency.zz",
			leadInbox: "leads@agency.zz",
			address: { street: "12 Main Street" },
			booking: { general: link, iul: link },
			social: { facebook: "https://facebook.zz/agency" },
			languages: locales,
			tagManagerId: "",
			licenseNumbers: Object.fromEntries(licensedStates().map(({ abbr }) => [abbr, `number in ${abbr}`])),
		},
		settings: {
			mode: "production",
			siteOrigin: "https://agency.zz",
			smtpUrl: "smtps://mail.agency.zz",
			adminEmails: ["owner@agency.zz"],
			bookingWebhookKey: "key",
			emailWebhookSecret: "secret",
			trustedProxies: 1,
			databaseUrl: "postgres://site@db/agency",
			databaseOwnerUrl: "postgres://owner@db/agency",
			problems: [],
		},
		register: Object.fromEntries(claimIds.map((id) => [id, { says: "", evidence }])) as LaunchState["register"],
		published: {
			testimonials: testimonials.map((testimonial) => ({ ...testimonial, permission })),
			team: [{ name: "Ana Ruiz", permittedUntil: "2028-01-01" }],
			insurers: insurers.map((insurer) => ({ ...insurer, confirmation })),
		},
		rates: {
			term_life: { ...sampleRates.term_life, ...approved },
			whole_life: { ...sampleRates.whole_life, ...approved },
			final_expense: { ...sampleRates.final_expense, ...approved },
		},
		records: Object.fromEntries(
			(Object.keys(attestedItems) as AttestedId[]).map((id) => [id, record]),
		) satisfies LaunchRecords,
		licenses: { licenses: {} },
		facts: [],
		signOffs: {
			en: { all: 330, open: 0, changed: 0 },
			es: { all: 331, open: 0, changed: 0 },
			pt: { all: 331, open: 0, changed: 0 },
			ht: { all: 331, open: 0, changed: 0 },
		},
		pageDates: { "/terms": { date: "2027-01-15" } },
		now: new Date("2027-02-01T12:00:00Z"),
	};
}
