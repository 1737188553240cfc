import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import {
	browserDatabases,
	browserPrograms,
	cookieNames,
	copyCachePrefix,
	funnelKeyPrefix,
	storageKeys,
} from "#domain/site/stored-names.ts";
import en from "./pages/cookies/en.ts";
import es from "./pages/cookies/es.ts";
import ht from "./pages/cookies/ht.ts";
import pt from "./pages/cookies/pt.ts";
import type { ArticlePageContent } from "./schema.ts";

const pages: Record<string, ArticlePageContent> = { en, es, pt, ht };
const storedNames = [
	...cookieNames,
	...storageKeys,
	funnelKeyPrefix,
	...browserDatabases,
	...browserPrograms,
	copyCachePrefix,
];

/** The technical name at the end of a row's first cell, or the whole cell. */
function listedNames(locale: string): string[] {
	const rows = pages[locale]?.sections.flatMap(({ table }) => table?.rows ?? []) ?? [];
	return rows.map(([name = ""]) => (/\(([\w.-]+)…?\)$/.exec(name)?.[1] ?? name) as string);
}

test.each(locales)("the cookie page in %s lists all that the site may store, and nothing else", (locale) => {
	expect([...new Set(listedNames(locale))].sort()).toEqual([...new Set(storedNames)].sort());
	// The language is in a cookie and in local storage.
	expect(listedNames(locale).filter((name) => name === "sf_lang")).toHaveLength(2);
});

/**
 * The only files that reach the browser's storage directly. Everything else goes through stores and helpers whose types
 * accept no other name than the listed ones.
 */
const writers: Record<string, string[]> = {
	"document.cookie =": ["app/features/language/language-choice.ts", "app/features/staff/keep-folded.ts"],
	"window[kind]": ["app/browser/stores.ts"],
	"indexedDB.open(": ["app/features/offline/indexed-db-store.ts"],
	"serviceWorker.register(": ["app/features/offline/background-sync.ts"],
	"; Path=/;": ["server/platform/http/cookies.server.ts"],
	cookieStore: [],
	"caches.open(": ["app/features/offline/worker-caches.ts"],
	"localStorage.setItem": [],
	"sessionStorage.setItem": [],
};

test.each(Object.entries(writers))("%s is written only where its names are known", (code, known) => {
	const sources = globSync("{app,domain,server,i18n,content}/**/*.{ts,tsx}").filter(
		(file) => !/\.test\.tsx?$/.test(file),
	);
	expect(sources.length).toBeGreaterThan(500);
	expect(sources.filter((file) => readFileSync(file, "utf8").includes(code)).sort()).toEqual(known);
});
