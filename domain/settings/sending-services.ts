/** A service that sends email for its customers, and what they put into their DNS for it. */
export interface SendingService {
	/** The end of its servers' names. */
	host: RegExp;
	/** What SPF includes. Null if returned emails go to a domain of the service, so that SPF is checked there. */
	spf: string | null;
	/** The usual names of DKIM keys. Empty if each customer gets their own. */
	selectors: readonly string[];
	/** Where it receives email, if that is the same for all customers. */
	mx: string | null;
}

/** As their documentation says in November 2026. */
const services: readonly SendingService[] = [
	{
		host: /(?:^smtp|^smtp-relay)\.gmail\.com$/,
		spf: "_spf.google.com",
		selectors: ["google"],
		mx: "1 smtp.google.com",
	},
	{
		host: /(?:^smtp\.office365|\.mail\.protection\.outlook)\.com$/,
		spf: "spf.protection.outlook.com",
		selectors: ["selector1", "selector2"],
		mx: null,
	},
	{
		host: /(?:^|\.)fastmail\.com$/,
		spf: "spf.messagingengine.com",
		selectors: ["fm1", "fm2", "fm3"],
		mx: "10 in1-smtp.messagingengine.com",
	},
	{ host: /^smtp(?:pro)?\.zoho\.com$/, spf: "zohomail.com", selectors: [], mx: "10 mx.zoho.com" },
	{ host: /(?:^|\.)mailgun\.org$/, spf: "mailgun.org", selectors: [], mx: null },
	{ host: /(?:^|\.)mailjet\.com$/, spf: "spf.mailjet.com", selectors: ["mailjet"], mx: null },
	{ host: /^email-smtp(?:-fips)?\.[a-z\d-]+\.amazonaws\.com$/, spf: null, selectors: [], mx: null },
	{ host: /(?:^|\.)sendgrid\.net$/, spf: null, selectors: ["s1", "s2"], mx: null },
	{ host: /(?:^|\.)postmarkapp\.com$/, spf: null, selectors: [], mx: null },
	{ host: /(?:^|\.)(?:brevo|sendinblue)\.com$/, spf: null, selectors: ["brevo1", "brevo2", "mail"], mx: null },
];

/** @param smtpHost the mail server that the site uses; null if it has none */
export function sendingService(smtpHost: string | null): SendingService | null {
	return services.find(({ host }) => smtpHost !== null && host.test(smtpHost.toLowerCase())) ?? null;
}
