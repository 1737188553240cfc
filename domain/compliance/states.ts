import { headquartersState } from "#domain/location/jurisdictions.ts";
import { allBut, everyProduct, noProduct } from "#domain/products/product-flags.ts";
import type { Confidence, Fact } from "./fact.ts";
import { type StateCompliance, slugOf } from "./state-compliance.ts";

/** The day of the last comparison of all records with their sources. A fact checked later has its own date. */
const verifiedOn = "2026-08-01";

function law<T>(value: T, citation: string, confidence: Confidence = "high"): Fact<T> {
	return { value, source: "law", citation, verifiedOn, confidence };
}

/** From published tables that agree; `low` if they do not. */
function compiled<T>(value: T, confidence: Confidence = "medium"): Fact<T> {
	return { value, source: "compilation", verifiedOn, confidence };
}

function agencyRecord<T>(value: T): Fact<T> {
	return { value, source: "agency", verifiedOn, confidence: "medium" };
}

function model(citation: string): Fact<boolean> {
	return { value: true, source: "model", citation, verifiedOn, confidence: "medium" };
}

type Days = StateCompliance["consumerProtections"]["freeExaminationPeriod"];
type Phone = string | Fact<string>;
interface Particulars extends Partial<Pick<StateCompliance, "status" | "productAvailability" | "disclosures">> {
	restrictions?: Partial<StateCompliance["restrictions"]>;
	protections?: Partial<StateCompliance["consumerProtections"]>;
}

/** Defaults to a licensed state with all products. */
function state(
	code: string,
	name: string,
	[authority, site, phone]: [name: string, site: string, phone: Phone],
	freeExaminationPeriod: Days,
	{ restrictions, protections, ...particulars }: Particulars = {},
): StateCompliance {
	return {
		state: name,
		code,
		status: "active",
		isHeadquarters: code === headquartersState,
		regulatoryAuthority: {
			name: authority,
			website: `https://${site}`,
			phone: typeof phone === "string" ? compiled(phone) : phone,
		},
		productAvailability: everyProduct,
		disclosures: { general: [] },
		restrictions: { requiresAdditionalForms: false, coolingOffPeriod: null, maxAge: null, ...restrictions },
		consumerProtections: {
			freeExaminationPeriod,
			replacementNotice: model("NAIC MDL-613"),
			suitabilityRequired: model("NAIC MDL-275"),
			...protections,
		},
		...particulars,
	};
}

/**
 * The only list of states: each new entry is licensed, has a page and is counted everywhere. Sorted by English name; New
 * York, where the agency only recruits, comes last.
 */
export const stateCompliance: readonly StateCompliance[] = [
	state("AL", "Alabama", ["Alabama Department of Insurance", "aldoi.gov", "800-433-3966"], compiled(10, "low")),
	state(
		"AZ",
		"Arizona",
		[
			"Arizona Department of Insurance and Financial Institutions",
			"difi.az.gov",
			{ ...compiled("602-364-2499"), source: "regulator" },
		],
		compiled(10),
		{ protections: { seniorProtections: compiled(true) } },
	),
	state(
		"CA",
		"California",
		["California Department of Insurance", "insurance.ca.gov", "800-927-4357"],
		law(30, "Cal. Ins. Code §§ 10127.9, 10127.10"),
		{
			productAvailability: allBut("debtActionPlan"),
			disclosures: { general: ["stateNotes.CA"] },
			restrictions: { requiresAdditionalForms: true, coolingOffPeriod: 30 },
			protections: { seniorProtections: law(true, "Cal. Ins. Code § 10127.10") },
		},
	),
	state(
		"FL",
		"Florida",
		[
			"Florida Department of Financial Services, Division of Consumer Services",
			"myfloridacfo.com/division/consumers",
			"877-693-5236",
		],
		law(14, "Fla. Admin. Code 69B-162.011", "medium"),
		{
			disclosures: { general: ["stateNotes.FL"] },
			protections: { seniorProtections: law(true, "Fla. Admin. Code 69B-162.011", "medium") },
		},
	),
	state(
		"GA",
		"Georgia",
		["Georgia Office of Commissioner of Insurance and Safety Fire", "oci.georgia.gov", "800-656-2298"],
		compiled(10),
		{ disclosures: { general: ["stateNotes.GA"] } },
	),
	state(
		"IL",
		"Illinois",
		["Illinois Department of Insurance", "idoi.illinois.gov", "866-445-5364"],
		compiled(10, "low"),
		{
			protections: { seniorProtections: compiled(true, "low") },
		},
	),
	state(
		"IN",
		"Indiana",
		["Indiana Department of Insurance", "in.gov/idoi", "800-622-4461"],
		law(10, "Ind. Code § 27-1-12-43"),
	),
	state("IA", "Iowa", ["Iowa Insurance Division", "iid.iowa.gov", "877-955-1212"], compiled(10)),
	state(
		"KY",
		"Kentucky",
		["Kentucky Department of Insurance", "insurance.ky.gov", "800-595-6053"],
		compiled(10, "low"),
	),
	state("LA", "Louisiana", ["Louisiana Department of Insurance", "ldi.la.gov", "800-259-5300"], compiled(10)),
	state(
		"MI",
		"Michigan",
		["Michigan Department of Insurance and Financial Services", "michigan.gov/difs", "877-999-6442"],
		compiled(10, "low"),
	),
	state(
		"MO",
		"Missouri",
		["Missouri Department of Commerce and Insurance", "insurance.mo.gov", "800-726-7390"],
		compiled(10),
	),
	state(
		"NJ",
		"New Jersey",
		["New Jersey Department of Banking and Insurance", "nj.gov/dobi", "609-292-7272"],
		compiled(10, "low"),
		{ protections: { seniorProtections: compiled(true, "low") } },
	),
	state(
		"NC",
		"North Carolina",
		["North Carolina Department of Insurance", "ncdoi.gov", "855-408-1212"],
		law(10, "11 N.C. Admin. Code 12.0447"),
	),
	state("OH", "Ohio", ["Ohio Department of Insurance", "insurance.ohio.gov", "800-686-1526"], compiled(10, "low")),
	state(
		"PA",
		"Pennsylvania",
		["Pennsylvania Insurance Department", "pa.gov/agencies/insurance", "877-881-6388"],
		law(10, "40 Pa. Stat. § 510c"),
	),
	state("SC", "South Carolina", ["South Carolina Department of Insurance", "doi.sc.gov", "800-768-3467"], compiled(10)),
	state(
		"TN",
		"Tennessee",
		["Tennessee Department of Commerce and Insurance", "tn.gov/commerce/insurance", "800-342-4029"],
		compiled(10),
	),
	state(
		"TX",
		"Texas",
		["Texas Department of Insurance", "tdi.texas.gov", "800-252-3439"],
		// The statute covers annuities. Sources give life policies 10 days, or 20 or 30 for replacements.
		{ ...law(20, "Tex. Ins. Code § 1116.002", "medium"), isUpperBound: true },
		{
			disclosures: { general: ["stateNotes.TX"] },
			restrictions: { maxAge: 85 },
			protections: { seniorProtections: agencyRecord(true) },
		},
	),
	state(
		"WA",
		"Washington",
		["Washington State Office of the Insurance Commissioner", "insurance.wa.gov", "800-562-6900"],
		law(10, "RCW 48.23.380", "medium"),
	),
	state(
		"WI",
		"Wisconsin",
		[
			"Wisconsin Office of the Commissioner of Insurance",
			"oci.wi.gov",
			{ ...compiled("800-236-8517", "high"), source: "regulator" },
		],
		compiled(10),
	),
	state(
		"NY",
		"New York",
		["New York State Department of Financial Services", "dfs.ny.gov", "800-342-3736"],
		agencyRecord(0),
		{
			status: "recruiting",
			productAvailability: noProduct,
			disclosures: { general: ["stateNotes.NY"] },
			protections: {
				replacementNotice: law(true, "11 NYCRR 51", "medium"),
				suitabilityRequired: law(true, "11 NYCRR 224", "medium"),
			},
		},
	),
];

const byCode = new Map(stateCompliance.map((record) => [record.code, record]));
const bySlug = new Map(stateCompliance.map((record) => [slugOf(record), record]));

export function complianceByCode(code: string): StateCompliance | undefined {
	return byCode.get(code);
}

export function complianceBySlug(slug: string): StateCompliance | undefined {
	return bySlug.get(slug);
}
