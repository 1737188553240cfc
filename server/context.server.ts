import { createContext } from "react-router";
import type { Locale } from "#domain/locale/locales.ts";
import type { Actor } from "#domain/staff/actor.ts";
import type { SessionFactor } from "#domain/staff/second-factor.ts";
import { createPublishedPosts, type PublishedPosts } from "./blog/published-posts.server.ts";
import type { StandardPage } from "./platform/http/standard-pages.server.ts";
import type { Log } from "./platform/log.server.ts";
import type { Reception } from "./reception.server.ts";
import type { Services } from "./services.server.ts";

/** The parts that receive leads. Always set, also without a database. */
export const receptionContext = createContext<Reception>();

/**
 * The services for every loader, action and middleware. Unset until the database was first reached: reading it then
 * throws, and the edge responds that the site is unavailable.
 */
export const servicesContext = createContext<Services>();

/** Without a server, such as while pages are prerendered, the posts of the build. */
export const postsContext = createContext<PublishedPosts>(createPublishedPosts(() => null));

export interface RequestInfo {
	/** The id in the response's `X-Request-Id` and in every log line of the request. */
	id: string;
	/** The visitor's address. Read from a proxy's header only if proxies are trusted. */
	ip: string;
	userAgent: string;
}
export const requestInfoContext = createContext<RequestInfo>();

/** The request's log. Null while pages are prerendered. */
export const logContext = createContext<Log | null>(null);

/** Null while pages are prerendered: those have hashes instead. */
export const cspNonceContext = createContext<string | null>(null);

/** The page to render; null while pages are prerendered, and in development. */
export const renderedPageContext = createContext<"addressed" | StandardPage | null>(null);

/** The actor of a request, with what pages of the own account and the guards need of the session. */
export interface SignedIn extends Actor {
	email: string;
	/** Chosen on the account page. */
	language: Locale | null;
	/** The end of the session, unless its user does something. */
	expiresAt: Date;
	/** The second factor that the session was opened with. */
	factor: SessionFactor | null;
	/** True if the account asks for a second factor at each sign-in. */
	hasFactor: boolean;
	/** When the user last proved who it is. */
	provedAt: Date;
}
/** Renders a page as this request would get it. Null while pages are prerendered. */
export const renderContext = createContext<((path: string) => Promise<Response>) | null>(null);

/** Set by `requireStaff`. Loaders behind it fail if it is missing. */
export const staffContext = createContext<SignedIn>();
