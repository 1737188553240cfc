import type { LaunchArea, LaunchItem } from "./launch-item.ts";

/** The owner's word that something is done which no program can see. */
export interface LaunchRecord {
	/** The name of the person who answers for it. */
	by: string;
	/** The day on which it was done, `2026-11-22`. */
	on: string;
	/** The place or number of the document. */
	evidence: string;
}

interface AttestedItem extends Pick<LaunchItem, "what" | "why" | "blocks"> {
	area: LaunchArea;
	/** Pages whose words were reviewed: the review counts only for the words of that day. */
	pages?: readonly string[];
	/** After this many days it must be done again. */
	maxAgeDays?: number;
}

const blocks = true;
const year = 366;

/** Done when `content/launch-records.ts` has a record of it. */
export const attestedItems = {
	legalEntity: {
		area: "identity",
		what: "Legal name, state of organization and tax number of the agency, and its filed names in every licensed state",
		why: "An advertisement must identify the advertiser. California must approve the name used there (Ins. Code § 1724.5).",
		blocks,
	},
	trademarkSearch: {
		area: "identity",
		what: "A trademark search for the brand and its logo",
		why: "The brand is a placeholder and may belong to someone else.",
		blocks: false,
	},
	agencyLicense: {
		area: "licenses",
		what: "Florida agency license with the agent in charge, and the national producer number (NPN)",
		why: "Without them the agency may not advertise or sell (§ 626.112 and § 626.0428, F.S.).",
		blocks,
		maxAgeDays: year,
	},
	appointments: {
		area: "licenses",
		what: "Appointments by each insurer, per state and product",
		why: "Agents may offer only what an insurer has appointed them for.",
		blocks,
		maxAgeDays: year,
	},
	productsPerState: {
		area: "licenses",
		what: "A check of domain/compliance/states.ts: every state, product, age limit and form the agency may actually offer",
		why: "The site uses it to tell visitors what is available to them.",
		blocks,
		maxAgeDays: year,
	},
	licenseLookups: {
		area: "licenses",
		what: "A person who opened each state's license lookup that the site links to, and found the agency and its people there",
		why: "Visitors are told to check licenses there. A dead link or a missing record looks like a false claim.",
		blocks: false,
		maxAgeDays: year,
	},
	liabilityInsurance: {
		area: "licenses",
		what: "Errors and omissions insurance in force",
		why: "Insurers and several states require it.",
		blocks,
		maxAgeDays: year,
	},
	annuityTraining: {
		area: "licenses",
		what: "Annuity best-interest training and anti-money-laundering training of each agent",
		why: "Both are required before an annuity is recommended.",
		blocks,
	},
	languageAgents: {
		area: "licenses",
		what: "A licensed agent who speaks each language of the site",
		why: "Every page offers a call in the visitor's language.",
		blocks,
	},
	officeHours: {
		area: "contact",
		what: "Someone who answers the phone during office hours, including relay calls (711), and the days when no one does",
		why: "Every page and email says when the office is open.",
		blocks,
	},
	clientCalls: {
		area: "contact",
		what: "Counsel's word that a lead marked as won is a purchase for the call rules (domain/calling-rules/)",
		why: "Then staff may call a client for 18 months (47 CFR 64.1200(f)(5)), also on the national do-not-call registry. Until it is recorded, the desk says that counsel hasn't confirmed it.",
		blocks: false,
	},
	callingHours: {
		area: "contact",
		what: "Counsel's check of the hours when each state allows calls: domain/calling-window/call-hours.ts",
		why: "Each email about a lead tells staff when they may call. The table was compiled from published lists.",
		blocks,
		maxAgeDays: year,
	},
	doNotCallSubscription: {
		area: "contact",
		what: "A subscription to the National Do Not Call Registry (SAN) and to the Florida list, uploaded to the desk each month",
		why: "Without them, nobody knows which numbers are listed once an inquiry is three months old (16 CFR 310.8; § 501.059(4), F.S.).",
		blocks: false,
		maxAgeDays: year,
	},
	telemarketerRegistration: {
		area: "contact",
		what: "Florida's affidavit of exemption for telephone sellers, and a check of the other states where staff call or text",
		why: "A licensed insurance agency is exempt in Florida only with an affidavit (§ 501.608(1)(b), F.S.; 5J-6.013). Texas, Pennsylvania and New Jersey register sellers, too.",
		blocks: false,
		maxAgeDays: year,
	},
	reassignedNumbers: {
		area: "contact",
		what: "A decision about the Reassigned Numbers Database for numbers that are older than a few months",
		why: "Consent does not move with a number to its next owner (47 CFR 64.1200(m)).",
		blocks: false,
	},
	privacyInbox: {
		area: "contact",
		what: "Two people who answer privacy requests and appeals, and who stands in for them",
		why: "Requests have legal deadlines, and the privacy page promises that another person decides an appeal.",
		blocks: false,
	},
	schedulerTexts: {
		area: "scheduler",
		what: "The scheduler's own pages and emails in four languages, with how to cancel",
		why: "A visitor who books in Kreyòl should be able to cancel in Kreyòl.",
		blocks: false,
	},
	mailDomain: {
		area: "mail",
		what: "SPF, DKIM and DMARC for the sender's domain, and a mailbox for returned emails",
		why: "Without them, acknowledgments end up as spam, and no one sees that they bounced.",
		blocks,
	},
	backups: {
		area: "server",
		what: "Backups of DATA_DIR and the database, and a tested restore",
		why: "Consent records must be kept for five years (16 CFR 310.5).",
		blocks,
	},
	deletionElsewhere: {
		area: "server",
		what: "Who deletes what a privacy request covers in mailboxes, the customer system and the scheduler, when backups expire, and who decides appeals",
		why: "The site deletes only its own data. The privacy policy promises the rest too.",
		blocks,
	},
	tagManager: {
		area: "server",
		what: "With GTM_ID: a check of each tag in the container (consent mode, no personal data)",
		why: "The cookies page says what is loaded, and the container can load anything.",
		blocks: false,
	},
	consentTexts: {
		area: "texts",
		what: "Counsel's review of the consent texts in four languages",
		why: "Calls and texts depend on them (47 CFR 64.1200(f)(9), § 501.059, F.S.).",
		blocks,
	},
	terms: {
		area: "texts",
		what: "Counsel's review of the terms: legal entity, venue, text-message program",
		why: "They are a contract with every visitor.",
		blocks,
		pages: ["/terms"],
	},
	privacyPolicy: {
		area: "texts",
		what: "Counsel's review of the privacy policy and the cookies page",
		why: "Both describe what the site does, and laws of several states say what they must contain.",
		blocks,
		pages: ["/privacy", "/cookies"],
	},
	privacyNotice: {
		area: "texts",
		what: "The privacy notice that clients of an insurance agency get (GLBA; Fla. Admin. Code 69J-128)",
		why: "It is due when the relationship with a client begins, or before.",
		blocks,
	},
	recruiting: {
		area: "texts",
		what: "Counsel's review of the careers page: pay, equal opportunity, agreements",
		why: "Several states require a pay range, and recruiting counts as insurance advertising.",
		blocks,
		pages: ["/careers"],
	},
	infiniteBanking: {
		area: "texts",
		what: "Counsel's opinion on the name Infinite Banking Concept: mark, notice, and the word “bank” (§ 655.922, F.S.)",
		why: "The mark belongs to someone else, and only financial institutions may advertise as banks.",
		blocks,
		pages: ["/services/ibc"],
	},
	debtPlan: {
		area: "texts",
		what: "Counsel's opinion on the Debt Action Plan, state by state",
		why: "Some states license debt counseling even if it is free (§ 817.801, F.S.; S.C. § 37-7-101).",
		blocks,
		pages: ["/services/debt-action"],
	},
	spanish: {
		area: "texts",
		what: "A native and licensed reader's review of all Spanish copy",
		why: "Disclosures must mean the same in every language.",
		blocks,
	},
	portuguese: {
		area: "texts",
		what: "A native and licensed reader's review of all Portuguese copy",
		why: "Disclosures must mean the same in every language.",
		blocks,
	},
	haitianCreole: {
		area: "texts",
		what: "A native and licensed reader's review of all Haitian Creole copy",
		why: "Disclosures must mean the same in every language.",
		blocks,
	},
	processors: {
		area: "contracts",
		what: "Data-processing terms with each vendor that sees leads: host, mail, scheduler, customer system",
		why: "The privacy policy says vendors may use the data only for us.",
		blocks,
	},
	breachRunbook: {
		area: "contracts",
		what: "A page that says who does what in the first 72 hours of a data breach, with the clock of each licensed state",
		why: "The privacy page promises that people hear of a breach, and states give as little as three days.",
		blocks: false,
		maxAgeDays: year,
	},
	staffRules: {
		area: "contracts",
		what: "Written rules for staff: no client data in AI tools, what they may post as the agency, and who answers applicants",
		why: "The site promises all three, and no program can see whether they are kept.",
		blocks: false,
	},
	stopWords: {
		area: "contracts",
		what: "A texting provider that stops at STOP and its equivalents in four languages, and whose opt-outs reach the desk",
		why: "Texts without a working STOP break the law (47 CFR 64.1200(a)(10)). The words are in domain/contacts/stop-words.ts. The site sends no texts: connect a gateway only after this is recorded.",
		blocks: false,
	},
	ratesEvidence: {
		area: "rates",
		what: "A check that the imported rates are those of the insurer, policy form and approval in the evidence of the claims",
		why: "A premium that stands beside an insurer's name has to be that insurer's (§ 626.9541(1)(a), F.S.).",
		blocks: false,
		maxAgeDays: year,
	},
	securityProgram: {
		area: "contracts",
		what: "A written information-security program, with breach notices and multi-factor sign-in for vendors' accounts",
		why: "Most licensed states have adopted NAIC model 668 or the GLBA safeguards.",
		blocks,
		maxAgeDays: year,
	},
	textingCampaign: {
		area: "contracts",
		what: "10DLC brand and campaign registered with the texting provider before the first text is sent",
		why: "Carriers block texts without them. The site itself sends none.",
		blocks: false,
	},
} as const satisfies Record<string, AttestedItem>;

export type AttestedId = keyof typeof attestedItems;
export type LaunchRecords = Partial<Record<AttestedId, LaunchRecord>>;

/**
 * @param changedOn the day of the last change of a page's words
 * @param today `2026-11-22`
 */
export function attestedLaunchItems(
	records: LaunchRecords,
	changedOn: (page: string) => string | undefined,
	today: string,
): LaunchItem[] {
	return Object.entries<AttestedItem>(attestedItems).map(([id, { pages = [], maxAgeDays, ...item }]) => {
		const record = records[id as AttestedId];
		const changed = pages.filter((page) => record && (changedOn(page) ?? "") > record.on);
		return { id, ...item, where: `content/launch-records.ts, ${id}`, missing: problemOf(record, changed, maxAgeDays) };
	});

	function problemOf(record: LaunchRecord | undefined, changed: string[], maxAgeDays = Number.POSITIVE_INFINITY) {
		if (!record) return "no record";
		if (!record.by.trim() || !record.evidence.trim()) return "the record names no person or no evidence";
		if (Number.isNaN(Date.parse(record.on)) || record.on > today) return "the record has no day in the past";
		if (changed.length > 0) return `changed since: ${changed.join(", ")}`;
		const ageDays = (Date.parse(today) - Date.parse(record.on)) / 86_400_000;
		return ageDays > maxAgeDays ? `the record is older than ${maxAgeDays} days` : null;
	}
}
