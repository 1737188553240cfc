import type { RouterContextProvider } from "react-router";
import { agency } from "#content/agency.ts";
import { setCopy } from "#content/library.server.ts";
import { sourceOf } from "#content/page-sources.ts";
import { signedPagePath, signedPagesPath } from "#domain/launch/launch-address.ts";
import { signOffLaunchItem } from "#domain/launch/sign-off-item.ts";
import { isLocale, type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { shownPages } from "#domain/pages/shown-pages.ts";
import { groupOfPage, pageGroups, pageStandings, standingOfPage } from "#domain/sign-offs/signed-page.ts";
import { namespaceOf } from "#domain/words/editable-words.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { servicesContext, staffContext } from "../context.server.ts";
import { textsInEffect } from "../launch/sign-offs.server.ts";
import { builtTexts, newestSignOffs, openSignOffs, refreshSignOffs } from "../launch/sign-offs-in-effect.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import type { Services } from "../services.server.ts";
import { namesOfPages } from "../settings/word-pages.server.ts";
import { pagesToSign, readSignedPage } from "./read-signed-page.server.ts";

/**
 * The pages with texts to sign in a language, in the order of the list, with where their sign-off stands.
 * @param staff the language of whoever reads the list
 */
export async function readSignedPages({ database: { db } }: Pick<Services, "database">, locale: Locale, staff: Locale) {
	const { texts, signOffs } = await builtTexts();
	const facts = await readSetFacts(db);
	const signed = textsInEffect(texts, facts.consent)[locale];
	const rows = new Map((await newestSignOffs(db)).filter((row) => row.locale === locale).map((row) => [row.page, row]));
	const lines = signOffs.filter((line) => line.locale === locale);
	const filed = new Map(lines.map(({ key, sha256 }) => [key, sha256]));
	const paths = pathsOfPages();
	const pages = pagesToSign(signed).map((page) => {
		const text = readSignedPage(page, locale, signed, facts);
		const last = rows.get(page);
		const keys = Object.entries(text.keys);
		const fromFile = lines.filter(({ key }) => key in text.keys);
		return {
			page,
			group: groupOfPage(page),
			paths: paths.get(page) ?? [],
			to: signedPagePath(page, locale),
			text,
			last,
			standing: standingOfPage(text, last, filed),
			/** How many of its texts about law and money are open. */
			open: keys.filter(([key, sha256]) => last?.keys[key] !== sha256 && filed.get(key) !== sha256).length,
			of: keys.length,
			signer: last
				? { who: last.signedByName, date: formatDate(staff, last.signedAt, agency.timeZone) }
				: signerOf(fromFile, staff),
		};
	});
	const names = namesOfSignedPages(pages, staff);
	const order = [...paths.keys()];
	const placeOf = ({ page, group }: (typeof pages)[number]) =>
		pageGroups.indexOf(group) * 1e6 + (order.includes(page) ? order.indexOf(page) : order.length);
	return pages
		.map((page) => ({ ...page, name: names.get(page.page) ?? page.page }))
		.sort((one, other) => placeOf(one) - placeOf(other) || one.name.localeCompare(other.name, "en"));
}

/** Who signed with the file, and the last day. */
function signerOf(lines: readonly { reader: string; date: string }[], staff: Locale) {
	const day = lines
		.map(({ date }) => date)
		.sort()
		.at(-1);
	if (day === undefined) return null;
	const who = [...new Set(lines.map(({ reader }) => reader))].join(", ");
	return { who, date: formatDate(staff, new Date(`${day}T12:00:00Z`), "UTC") };
}

/** The addresses that show each copy, without their language, in the order of the sitemap. */
function pathsOfPages(): Map<string, string[]> {
	const paths = new Map<string, string[]>();
	for (const { kind, slug, path } of shownPages()) {
		const source = sourceOf(kind, slug);
		const page = "folder" in source ? source.folder : `messages/${source.namespace}`;
		paths.set(page, [...(paths.get(page) ?? []), path]);
	}
	return paths;
}

/** The title of an article. */
function titleOf(page: string, staff: Locale): string {
	const { title = page } = (setCopy(staff, page, undefined) ?? {}) as { title?: string };
	return title;
}

/** What is no page has a name of its own. */
function namesOfSignedPages(
	pages: readonly { page: string; paths: readonly string[] }[],
	staff: Locale,
): ReadonlyMap<string, string> {
	const names: Readonly<Record<string, string>> = copyFor(staff, "signOffs").names;
	const named = namesOfPages(
		pages.map(({ page, paths }) => ({ id: page, page, part: "", paths })),
		staff,
	);
	return new Map(
		pages.map(({ page }) => {
			const name = names[namespaceOf(page) ?? page] ?? named.get(page) ?? page;
			return [page, name === page ? titleOf(page, staff) : name];
		}),
	);
}

interface PageArgs {
	request: Request;
	context: Readonly<RouterContextProvider>;
}

/** What the address asks for: the list of pages in a language and a state, or the text of a page. */
export function readSignOffQuery({ request, context }: PageArgs) {
	const { searchParams } = new URL(request.url);
	const asked = searchParams.get("language");
	return {
		page: searchParams.get("page") ?? "",
		locale: isLocale(asked) ? asked : context.get(staffContext).locale,
		state: pageStandings.find((one) => one === searchParams.get("state")) ?? null,
	};
}

/** The page with the list of pages. */
export async function readSignOffList(args: PageArgs) {
	const { locale: staff } = args.context.get(staffContext);
	const services = args.context.get(servicesContext);
	const { locale: language, state } = readSignOffQuery(args);
	const { db } = services.database;
	await refreshSignOffs(db, await readSetFacts(db));
	const counts = openSignOffs();
	const pages = await readSignedPages(services, language, staff);
	const copy = copyFor(staff, "signOffs");
	const t = translator(staff, "signOffs.filled");
	const launch = translator(staff, "launch.filled");
	const { missing } = signOffLaunchItem(counts, agency.languages);
	const addressOf = (to: { language: Locale; state: string | null }) =>
		`${signedPagesPath}?${new URLSearchParams({ language: to.language, ...(to.state && { state: to.state }) })}`;
	return {
		copy,
		count: missing ? launch("gaps.unsigned", missing.values) : copy.finished,
		languages: locales.map((one) => ({
			label: t("language", { name: localeNames[one], open: counts[one].open }),
			to: addressOf({ language: one, state }),
			current: one === language,
		})),
		states: [null, ...pageStandings].map((one) => ({
			label: t("state", {
				name: one ? copy.standings[one] : copy.all,
				count: pages.filter(({ standing }) => one === null || standing === one).length,
			}),
			to: addressOf({ language, state: one }),
			current: one === state,
		})),
		groups: pageGroups.map((group) => ({
			title: copy.groups[group],
			pages: pages
				.filter((page) => page.group === group && (state === null || page.standing === state))
				.map(({ name, to, paths, standing, open, of, signer }) => ({
					name,
					to,
					/** Many pages with one copy have an address too many. */
					address: paths.length === 1 ? (paths[0] ?? null) : null,
					standing,
					open: open > 0 ? launch("open", { open, of }) : null,
					signed: signer && t("signed", signer),
				})),
		})),
	};
}
