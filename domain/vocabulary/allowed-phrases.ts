import type { RegulatedFinding } from "./regulated-words.ts";

interface Allowance {
	reason: string;
	/** The page's folder under `content/`, the catalog's namespace under `messages/`, or `*` for any. */
	page: string;
	phrases: readonly string[];
}

/** Where a regulated word is allowed. An unused entry fails the check, so the list stays current. */
const allowances: readonly Allowance[] = [
	{
		reason: "says what the product is not",
		page: "*",
		phrases: [
			"not a bank",
			"no es un banco",
			"no un banco",
			"no es un depósito bancario",
			"não é um banco",
			"não um banco",
			"não é um depósito bancário",
			"se pa yon bank",
			"se pa yon depo labank",
		],
	},
	{
		reason: "explains that the word is a picture",
		page: "services/ibc",
		phrases: ["The word “banking” in its name is only a figure of speech"],
	},
	{
		reason: "a reader's question, answered with no",
		page: "services/ibc",
		phrases: [
			"Is this a bank, or a replacement for one?",
			"¿El IBC es un banco, o sustituye al banco?",
			"É um banco, ou substitui um?",
			"Èske se yon bank, oswa èske l ranplase bank?",
		],
	},
	{
		reason: "a reader's question, answered with no",
		page: "pages/faq",
		phrases: ["Is IBC a bank?", "¿El IBC es un banco?", "O IBC é um banco?", "Èske IBC se yon bank?"],
	},
	{
		reason: "advises to keep a real bank account besides",
		page: "services/ibc",
		phrases: [
			"Keep a bank account",
			"Mantenga una cuenta bancaria",
			"Mantenha uma conta em banco",
			"Kenbe yon kont labank",
		],
	},
	{
		reason: "a claim quoted to be refuted",
		page: "pages/ai-hub",
		phrases: [
			"“Be your own bank.”",
			"“Sea su propio banco”.",
			"“Seja o seu próprio banco.”",
			"“Vin pwòp bank tèt ou.”",
			"“There is no medical exam, so your health does not matter.”",
		],
	},
	{
		reason: "says what the product is not",
		page: "pages/compliance",
		phrases: [
			"We do not present them as bank products",
			"No los presentamos como productos bancarios",
			"Não os apresentamos como produtos de banco",
			"Nou pa prezante yo tankou pwodui labank",
		],
	},
	{
		reason: "warns of swindlers: the reader's own bank, and what a false promise sounds like",
		page: "pages/resources-ai-hub",
		phrases: [
			"Bank accounts, cards, passwords",
			"Call your bank",
			"promises a rate without risk",
			"Cuentas de banco",
			"Llame a su banco",
			"promete una tasa sin riesgo",
			"Contas de banco",
			"Ligue para o banco",
			"promete uma taxa sem risco",
			"Kont bank",
			"Rele bank ou",
			"pwomèt yon to san risk",
		],
	},
	{
		reason: "the reader's own bank: details to keep private, statements to look through, an office that may be closed",
		page: "*",
		phrases: [
			"bank details",
			"bank number",
			"bank statements",
			"mail or bank",
			"the bank may charge fees",
			"datos bancarios",
			"cuentas bancarias",
			"de pasaporte y de banco",
			"el correo o el banco",
			"el banco puede cobrar",
			"dados bancários",
			"conta bancária",
			"de passaporte e de banco",
			"o correio ou o banco",
			"o banco pode cobrar",
			"enfòmasyon labank",
			"nimewo bank",
			"nimewo kont bank",
			"paspò ak bank",
			"lapòs oswa bank",
			"relve bank",
			"bank la ka pran frè",
		],
	},
	{
		reason: "says that nothing is",
		page: "messages/home",
		phrases: [
			"No single company is best for everyone",
			"Ninguna compañía es la mejor para todos",
			"Nenhuma seguradora é a melhor para todos",
		],
	},
	{
		reason: "the standard that the law sets for recommending an annuity",
		page: "*",
		phrases: ["best interest", "best-interest", "El mejor interés", "O melhor interesse"],
	},
	{ reason: "a data base, in Portuguese", page: "*", phrases: ["banco de dados"] },
	{ reason: "the name of a rating agency", page: "pages/carriers", phrases: ["AM Best"] },
	{ reason: "the name of a rating agency", page: "messages/insurers", phrases: ["AM Best"] },
	{ reason: "the name of a rating agency", page: "messages/settings", phrases: ["AM Best"] },
];

const used = new Set<string>();

export function isAllowedPhrase(page: string, text: string, finding: RegulatedFinding): boolean {
	const lowerCase = text.toLowerCase();
	for (const allowance of allowances) {
		if (allowance.page !== "*" && allowance.page !== page) continue;
		for (const phrase of allowance.phrases) {
			for (let at = lowerCase.indexOf(phrase.toLowerCase()); at >= 0; ) {
				if (at <= finding.start && finding.end <= at + phrase.length) {
					used.add(`${allowance.page}: ${phrase}`);
					return true;
				}
				at = lowerCase.indexOf(phrase.toLowerCase(), at + 1);
			}
		}
	}
	return false;
}

/** Entries that allowed nothing in this run. */
export function unusedAllowances(): string[] {
	return allowances
		.flatMap(({ page, phrases }) => phrases.map((phrase) => `${page}: ${phrase}`))
		.filter((entry) => !used.has(entry));
}
