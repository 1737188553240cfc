import { headquartersState } from "#domain/location/jurisdictions.ts";
import { allBut, everyProduct, noProduct } from "#domain/products/product-flags.ts";
import { isHeldLicense } from "./licenses-in-effect.ts";
import { missingLicenses } from "./missing-licenses.ts";
import { type StateCompliance, slugOf } from "./state-compliance.ts";

interface Particulars extends Partial<Pick<StateCompliance, "status" | "productAvailability" | "disclosures">> {
	restrictions?: Partial<StateCompliance["restrictions"]>;
}

/** Defaults to a licensed state with all products. */
function state(
	code: string,
	name: string,
	[authority, site, phone, complaints]: [name: string, site: string, phone: string, complaints?: string],
	freeExaminationPeriod: number,
	{ restrictions, ...particulars }: Particulars = {},
): StateCompliance {
	return {
		state: name,
		code,
		status: "active",
		isHeadquarters: code === headquartersState,
		regulatoryAuthority: {
			name: authority,
			website: `https://${site}`,
			phone,
			...(complaints && { complaintUrl: `https://${complaints}` }),
		},
		productAvailability: everyProduct,
		disclosures: { general: [] },
		restrictions: { requiresAdditionalForms: false, coolingOffPeriod: null, maxAge: null, ...restrictions },
		consumerProtections: { freeExaminationPeriod },
		...particulars,
	};
}

/**
 * The only list of states: each new entry is licensed, has a page and is counted everywhere, unless `missingLicenses` has
 * it, or an admin has marked it. Sorted by English name; New York, where the agency only recruits, comes last.
 */
const records: readonly StateCompliance[] = [
	state("AL", "Alabama", ["Alabama Department of Insurance", "aldoi.gov", "800-433-3966"], 10),
	state(
		"AZ",
		"Arizona",
		[
			"Arizona Department of Insurance and Financial Institutions",
			"difi.az.gov",
			"602-364-2499",
			"difi.az.gov/file-complaint",
		],
		10,
	),
	state(
		"CA",
		"California",
		[
			"California Department of Insurance",
			"insurance.ca.gov",
			"800-927-4357",
			"www.insurance.ca.gov/01-consumers/101-help/",
		],
		30,
		{
			productAvailability: allBut("debtActionPlan"),
			disclosures: { general: ["stateNotes.CA"] },
			restrictions: { requiresAdditionalForms: true, coolingOffPeriod: 30 },
		},
	),
	state(
		"FL",
		"Florida",
		[
			"Florida Department of Financial Services, Division of Consumer Services",
			"myfloridacfo.com/division/consumers",
			"877-693-5236",
			"www.myfloridacfo.com/division/consumers/needourhelp",
		],
		14,
		{
			disclosures: { general: ["stateNotes.FL"] },
		},
	),
	state(
		"GA",
		"Georgia",
		[
			"Georgia Office of Commissioner of Insurance and Safety Fire",
			"oci.georgia.gov",
			"800-656-2298",
			"oci.georgia.gov/file-consumer-complaint",
		],
		10,
		{ disclosures: { general: ["stateNotes.GA"] } },
	),
	state("IL", "Illinois", ["Illinois Department of Insurance", "idoi.illinois.gov", "866-445-5364"], 10),
	state("IN", "Indiana", ["Indiana Department of Insurance", "in.gov/idoi", "800-622-4461"], 10),
	state(
		"IA",
		"Iowa",
		["Iowa Department of Insurance and Financial Services, Insurance Division", "iid.iowa.gov", "877-955-1212"],
		10,
	),
	state("KY", "Kentucky", ["Kentucky Department of Insurance", "insurance.ky.gov", "800-595-6053"], 10),
	state("LA", "Louisiana", ["Louisiana Department of Insurance", "ldi.la.gov", "800-259-5300"], 10),
	state(
		"MI",
		"Michigan",
		["Michigan Department of Insurance and Financial Services", "michigan.gov/difs", "877-999-6442"],
		10,
	),
	state("MO", "Missouri", ["Missouri Department of Commerce and Insurance", "insurance.mo.gov", "800-726-7390"], 10),
	state(
		"NJ",
		"New Jersey",
		["New Jersey Department of Banking and Insurance", "nj.gov/dobi", "800-446-7467", "www.nj.gov/dobi/consumer.htm"],
		10,
	),
	state("NC", "North Carolina", ["North Carolina Department of Insurance", "ncdoi.gov", "855-408-1212"], 10),
	state("OH", "Ohio", ["Ohio Department of Insurance", "insurance.ohio.gov", "800-686-1526"], 10),
	state("PA", "Pennsylvania", ["Pennsylvania Insurance Department", "pa.gov/agencies/insurance", "877-881-6388"], 10),
	state("SC", "South Carolina", ["South Carolina Department of Insurance", "doi.sc.gov", "800-768-3467"], 10),
	state(
		"TN",
		"Tennessee",
		["Tennessee Department of Commerce and Insurance", "tn.gov/commerce/insurance", "800-342-4029"],
		10,
	),
	state(
		"TX",
		"Texas",
		[
			"Texas Department of Insurance",
			"tdi.texas.gov",
			"800-252-3439",
			"www.tdi.texas.gov/consumer/get-help-with-an-insurance-complaint.html",
		],
		20,
		{
			disclosures: { general: ["stateNotes.TX"] },
			restrictions: { maxAge: 85 },
		},
	),
	state(
		"WA",
		"Washington",
		["Washington State Office of the Insurance Commissioner", "insurance.wa.gov", "800-562-6900"],
		10,
	),
	state("WI", "Wisconsin", ["Wisconsin Office of the Commissioner of Insurance", "oci.wi.gov", "800-236-8517"], 10),
	state(
		"NY",
		"New York",
		["New York State Department of Financial Services", "dfs.ny.gov", "800-342-3736", "www.dfs.ny.gov/complaint"],
		0,
		{
			status: "recruiting",
			productAvailability: noProduct,
			disclosures: { general: ["stateNotes.NY"] },
		},
	),
];

const unknown = missingLicenses.find((marked) => !records.some(({ code }) => code === marked));
if (unknown) throw new Error(`missing-licenses.ts names ${unknown}, which has no record`);

/** The records of all states without a mark in the file, also those whose license has lapsed since. */
export const recordedStates = records.filter(({ code }) => !missingLicenses.includes(code));

const byCode = new Map(recordedStates.map((record) => [record.code, record]));
const bySlug = new Map(recordedStates.map((record) => [slugOf(record), record]));

/** The records of the states where the agency works now. */
export function stateCompliance(): StateCompliance[] {
	return recordedStates.filter(({ code }) => isHeldLicense(code));
}

export function complianceByCode(code: string): StateCompliance | undefined {
	return isHeldLicense(code) ? byCode.get(code) : undefined;
}

export function complianceBySlug(slug: string): StateCompliance | undefined {
	const record = bySlug.get(slug);
	return record && isHeldLicense(record.code) ? record : undefined;
}
