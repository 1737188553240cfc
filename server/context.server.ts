import { createContext } from "react-router";
import type { StaffRole } from "#domain/staff/roles.ts";
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

export interface RequestInfo {
	/** Also in the response's `X-Request-Id` and in every log line of the request. */
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

/** What to render; null while pages are prerendered, and in development. */
export const renderedPageContext = createContext<"addressed" | StandardPage | null>(null);

export interface SignedIn {
	userId: string;
	email: string;
	role: StaffRole;
	expiresAt: Date;
}
/** Set by `requireStaff`. Loaders behind it fail if it is missing. */
export const staffContext = createContext<SignedIn>();
