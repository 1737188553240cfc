/**
 * Every fact about the agency. The licensed states are in `domain/compliance/states.ts`.
 * Phone numbers are fictional (555-01xx) and mail domains end in `.example` until the agency fills in its own.
 */
export const agency = {
	name: "Sunfield Financial",
	/** For narrow places, such as below an icon on a phone. */
	shortName: "Sunfield",
	foundedYear: 2020,
	phone: { display: "(941) 555-0142", e164: "+19415550142" },
	tollFreePhone: { display: "(800) 555-0176", e164: "+18005550176" },
	email: "hello@sunfield.example",
	/** The sender of every email from the site. */
	mailFrom: "Sunfield Financial <no-reply@sunfield.example>",
	/** Receives notices of new leads. */
	leadInbox: "leads@sunfield.example",
	/** Becomes an admin when this address is confirmed, unless `ADMIN_EMAILS` names others. */
	adminEmail: "owner@sunfield.example",
	address: {
		street: "1515 Ringling Boulevard, Suite 840",
		city: "Sarasota",
		region: "FL",
		postalCode: "34236",
		country: "US",
	},
	/** Office hours in the agency's own time zone. Email is answered at any hour. */
	hours: { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "17:00" },
	timeZone: "America/New_York",
	/** External scheduler: one page for each product, and one for a first appointment. */
	booking: {
		general: "https://calendly.com/sunfield-example/consultation",
		iul: "https://calendly.com/sunfield-example/iul-strategy-call",
		fia: "https://calendly.com/sunfield-example/fia-strategy-call",
		"whole-life": "https://calendly.com/sunfield-example/whole-life-consultation",
		"term-life": "https://calendly.com/sunfield-example/term-life-consultation",
		"final-expense": "https://calendly.com/sunfield-example/final-expense-consultation",
		ibc: "https://calendly.com/sunfield-example/ibc-strategy-call",
		"debt-action": "https://calendly.com/sunfield-example/debt-action-consultation",
		recruiting: "https://calendly.com/sunfield-example/careers-conversation",
	},
	/** Hidden in the footer while empty. */
	social: { facebook: "", instagram: "", linkedin: "" },
	/** Producer license numbers by state code. Do not invent any: a missing number is shown as "available on request". */
	licenseNumbers: {} as Partial<Record<string, string>>,
} as const;
