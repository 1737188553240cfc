import type { RouterContextProvider } from "react-router";
import { currentClaims } from "#content/current-claims.server.ts";
import { localFacts } from "#content/local-facts.server.ts";
import { signedPagePath } from "#domain/launch/launch-address.ts";
import { type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { markChanges } from "#domain/sign-offs/mark-changes.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { owedHere } from "../second-factor/recent-proof.server.ts";
import { readSignedPages } from "./sign-off-list.server.ts";
import { lastSignOff, type PageInLanguage } from "./sign-page.server.ts";

/** Where visitors read messages that no page has for itself. */
const shownAt: Readonly<Record<string, string>> = {
	"messages/calculator": "/calculator",
	"messages/careers": "/careers",
	"messages/leads": "/#contact",
	"messages/location": "/",
	"messages/offers": "/funnels/iul/offer",
	"messages/claim": "/funnels/iul/offer",
	"messages/shell": "/",
	"messages/unsubscribe": "/unsubscribe",
};

/** The page on which one text is read and signed off. Null if there is no such text. */
export async function readSignOffPage(
	args: { request: Request; context: Readonly<RouterContextProvider> },
	{ page, locale }: PageInLanguage,
) {
	const { locale: staff } = args.context.get(staffContext);
	const services = args.context.get(servicesContext);
	const pages = await readSignedPages(services, locale, staff);
	const index = pages.findIndex((one) => one.page === page);
	const opened = pages[index];
	if (!opened) return null;
	const last = await lastSignOff(services.database.db, { page, locale });
	// A parser of messages, for this page only.
	const { textsRead } = await import("#i18n/texts-read.ts");
	const formsOf = (text: string) => textsRead(text.replace(/^#+ /, "")).map((form) => withFacts(form, locale));
	const next = [...pages.slice(index + 1), ...pages.slice(0, index)].find(({ standing }) => standing !== "signed");
	const asked = new URL(args.request.url).searchParams.get("done");
	const t = translator(staff, "signOffs.filled");
	const { paths, standing, open, of, signer, text, name } = opened;
	const address = paths[0] ?? shownAt[page];
	return {
		copy: copyFor(staff, "signOffs"),
		kinds: copyFor(staff, "blogDesk").versions.kinds,
		owed: owedHere(args, signedPagePath(page, locale)),
		name,
		language: locale,
		languages: locales.map((one) => ({
			label: localeNames[one],
			to: signedPagePath(page, one),
			current: one === locale,
		})),
		/** The first page that shows it. Null for emails and files. */
		address: address === undefined ? null : localizedPath(locale, address),
		standing,
		open: open > 0 ? translator(staff, "launch.filled")("open", { open, of }) : null,
		signed: signer && t("signed", signer),
		/** What a sign-off is about, and what a withdrawal is about; null if it is in the file. */
		seen: { sign: text.sha256, withdraw: last ? String(last.id) : null },
		lines: markChanges(last?.text.split("\n") ?? null, text.lines, formsOf),
		next: next ? { to: next.to, name: next.name } : null,
		/** What the form has just done. */
		done: (["sign", "withdraw"] as const).find((step) => step === asked) ?? null,
	};
}

/** A text with the facts of the agency. Those of one page only, such as a state, stay in braces. */
function withFacts(text: string, locale: Locale): string {
	const facts: Readonly<Record<string, string>> = localFacts(locale, currentClaims());
	return text.replace(/\{(\w+)\}/g, (open, fact: string) => facts[fact] ?? open);
}
