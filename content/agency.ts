import { defaultPalette } from "#domain/agency/brand-facts.ts";
import type { BookingLinks, SetFacts, SettableFacts, SettingsSection } from "#domain/agency/settable-facts.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { OfficeFacts } from "#domain/office-hours/office-facts.ts";
import { replacedFacts } from "./facts-in-effect.ts";

/**
 * The facts that an admin can set on the settings page, as they are until somebody does. The office's times are in the agency's
 * own time zone; email is received at any hour.
 */
export const contentFacts: SettableFacts & { office: Required<OfficeFacts> } = {
	identity: { name: "Sunfield Financial", shortName: "Sunfield", legalName: "Sunfield Financial" },
	brand: { palette: defaultPalette, logo: null, logoHasName: false },
	office: {
		phone: { display: "(941) 555-0142", e164: "+19415550142" },
		tollFreePhone: { display: "(800) 555-0199", e164: "+18005550199" },
		email: "hello@sunfield.example",
		address: { street: "1500 Sample Street, Suite 840", city: "Sarasota", postalCode: "34236" },
		hours: [{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "17:00" }],
		closedOn: [],
	},
	links: {
		booking: {
			general: "https://booking.sunfield.example/consultation",
			"term-life": "https://booking.sunfield.example/term-life-consultation",
			"whole-life": "https://booking.sunfield.example/whole-life-consultation",
			"final-expense": "https://booking.sunfield.example/final-expense-consultation",
			iul: "https://booking.sunfield.example/iul-strategy-call",
			fia: "https://booking.sunfield.example/fia-strategy-call",
			ibc: "https://booking.sunfield.example/ibc-strategy-call",
			"debt-action": "https://booking.sunfield.example/debt-action-consultation",
			recruiting: "https://booking.sunfield.example/careers-conversation",
		},
		social: { facebook: "", instagram: "", linkedin: "" },
	},
	offering: { languages: locales, withoutFigures: [] },
	analytics: { tagManagerId: "", captcha: "usual" },
	mail: { mailFrom: "no-reply@sunfield.example", leadInbox: "leads@sunfield.example", dkimSelector: "" },
	// Do not invent any number. States without a license are in `domain/compliance/missing-licenses.ts`.
	licenses: { npn: "", licenses: {}, missing: [] },
	// Until an admin adds one, `testimonials.ts` counts.
	testimonials: [],
	// Those of `rates.ts`, which the calculators alone load.
	rates: {},
	// The evidence in `claims.ts`.
	claims: {},
	// Until an admin adds one, `insurers.ts` counts.
	insurers: [],
	// Those of the files in this folder and of `i18n/messages/`.
	words: [],
	consent: [],
};

/** What counts: what is set, and the facts above for what isn't. */
export function withContent(set: SetFacts): SettableFacts {
	return { ...contentFacts, ...set, office: { ...contentFacts.office, ...set.office } };
}

function inEffect<Section extends SettingsSection>(section: Section): SettableFacts[Section] {
	return replacedFacts()[section] ?? contentFacts[section];
}

/**
 * The agency's identity, contacts and licenses. The licensed states are in `domain/compliance/states.ts`, claims with
 * their evidence in `claims.ts`; copy that describes the agency is in `i18n/messages/` and the folders next to this
 * file. Until the agency fills in its own, nothing here can belong to anybody: phone numbers are from the ranges for
 * fiction (555-01xx, toll-free 800-555-0199), hosts end in `.example` (RFC 2606), and Sarasota has no Sample Street.
 */
export const agency = {
	get name() {
		return inEffect("identity").name;
	},
	get shortName() {
		return inEffect("identity").shortName;
	},
	get legalName() {
		return inEffect("identity").legalName;
	},
	/** Who the agency is, for what people keep: with the legal entity if that has another name. */
	get fullName(): string {
		const { name, legalName } = inEffect("identity");
		return name === legalName ? name : `${name} (${legalName})`;
	},
	/** The name of the set of colors. `inColors` applies it. */
	get palette() {
		return inEffect("brand").palette;
	},
	/** The uploaded logo; null for the mark that came with the website. */
	get logo() {
		const { logo, logoHasName } = inEffect("brand");
		return logo && { ...logo, hasName: logoHasName };
	},
	foundedYear: 2020,
	get phone() {
		return inEffect("office").phone;
	},
	get tollFreePhone() {
		return inEffect("office").tollFreePhone;
	},
	get email() {
		return inEffect("office").email;
	},
	get mailFrom() {
		return inEffect("mail").mailFrom;
	},
	get leadInbox() {
		return inEffect("mail").leadInbox;
	},
	/** Becomes an admin when this address is confirmed, unless `ADMIN_EMAILS` names others. */
	adminEmail: "owner@sunfield.example",
	get address() {
		return { region: "FL", country: "US", ...(inEffect("office").address ?? contentFacts.office.address) };
	},
	get hours() {
		return inEffect("office").hours;
	},
	get closedOn() {
		return inEffect("office").closedOn;
	},
	timeZone: "America/New_York",
	/** The external scheduler's pages. */
	get booking(): BookingLinks {
		const { booking } = inEffect("links");
		const links = Object.entries(booking).map(([page, link]) => [page, link || booking.general]);
		return Object.fromEntries(links);
	},
	/** The languages in which visitors get the site. Staff and emails have all of them. */
	get languages(): readonly Locale[] {
		return inEffect("offering").languages;
	},
	/** The container of Google Tag Manager. Empty: none is loaded. */
	get tagManagerId() {
		return inEffect("analytics").tagManagerId;
	},
	/** How strictly forms tell robots from people. */
	get captcha() {
		return inEffect("analytics").captcha;
	},
	/** Hidden in the footer while empty. */
	get social() {
		return inEffect("links").social;
	},
	get npn() {
		return inEffect("licenses").npn;
	},
	/** Producer license numbers by state code. A missing number is shown as "available on request". */
	get licenseNumbers(): Partial<Record<string, string>> {
		const { licenses } = inEffect("licenses");
		return Object.fromEntries(Object.entries(licenses).map(([state, license]) => [state, license?.number]));
	},
} as const;
