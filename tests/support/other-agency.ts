import type { agency } from "#content/agency.ts";
import type { IdentityFacts, LinkFacts, MailFacts } from "#domain/agency/settable-facts.ts";
import { locales } from "#domain/locale/locales.ts";
import type { OfficeFacts } from "#domain/office-hours/office-facts.ts";

type Agency = { [Name in keyof typeof agency]: unknown } & IdentityFacts &
	Omit<OfficeFacts, "address"> &
	LinkFacts &
	Pick<MailFacts, "mailFrom" | "leadInbox">;

/** An agency that shares no fact with ours. Tests replace `content/agency.ts` with it. */
export const otherAgency = {
	name: "Harbor Light Insurance",
	shortName: "Harbor Light",
	legalName: "Harbor Light Insurance Agency, LLC",
	fullName: "Harbor Light Insurance (Harbor Light Insurance Agency, LLC)",
	foundedYear: 1987,
	phone: { display: "(253) 555-0111", e164: "+12535550111" },
	tollFreePhone: { display: "(888) 555-0122", e164: "+18885550122" },
	email: "office@harborlight.example",
	mailFrom: "mail@harborlight.example",
	leadInbox: "desk@harborlight.example",
	adminEmail: "chief@harborlight.example",
	palette: "gulf",
	logo: null,
	address: { street: "77 Dock Street", city: "Tacoma", region: "WA", postalCode: "98402", country: "US" },
	hours: [{ days: ["Tuesday", "Wednesday", "Thursday", "Saturday"], opens: "09:30", closes: "18:00" }],
	closedOn: [],
	timeZone: "America/Los_Angeles",
	booking: {
		general: "https://booking.example/general",
		iul: "https://booking.example/iul",
		fia: "https://booking.example/fia",
		"whole-life": "https://booking.example/whole-life",
		"term-life": "https://booking.example/term-life",
		"final-expense": "https://booking.example/final-expense",
		ibc: "https://booking.example/ibc",
		"debt-action": "https://booking.example/debt-action",
		recruiting: "https://booking.example/recruiting",
	},
	languages: locales,
	tagManagerId: "",
	captcha: "usual",
	social: { facebook: "", instagram: "", linkedin: "" },
	npn: "0000000",
	licenseNumbers: { FL: "W765432", WA: "1234567" },
} satisfies Agency;

/** The facts of our agency that an admin can set, in all languages. Its city also has a page of its own, so only some mentions count. */
export const settableTraces = [
	/555[-.]?(0142|0199)/,
	/sunfield/i,
	/\b8\s?a\.\s?m\.\s(to|a)\s5\s?p/,
	/8AM|5PM/,
	/8h(-| às )17h/,
	/8è nan maten rive/,
	/Mon-Fri|Lun-vie|Seg-sex|(Monday|[Ll]unes|[Ss]egunda|[Ll]endi) (to|a|rive) /,
	/"(opens|closes)":"(08|17):00"/,
	/Sample Street|34236/,
	/\b(in|from|our|en|desde|de|em|nan|depi) Sarasota(?! County)|Sarasota(, FL| office)/,
];

/** The year that an admin sets with the evidence for it. */
export const foundingTrace = /(since|desde|depi) 2020|foundingDate":"2020/;

/** Facts of our agency in all languages. */
export const traces = [
	...settableTraces,
	/[AP]M E[SD]?T\b/,
	/Eastern time|hora del este|horário (do|da costa) leste|lè lès/i,
	foundingTrace,
];
