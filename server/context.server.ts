import { createContext } from "react-router";
import type { StaffRole } from "#domain/staff/roles.ts";
import type { Log } from "./platform/log.server.ts";
import type { Services } from "./services.server.ts";

/**
 * What the HTTP edge hands to every loader, action and middleware. Missing until the database has been reached for the
 * first time: reading it then throws, and the edge answers that the site is unavailable.
 */
export const servicesContext = createContext<Services>();

export interface RequestInfo {
	/** Also in the answer's `x-request-id` and in every log line of the request. */
	id: string;
	/** The visitor's address, taken from a proxy's header only where proxies are trusted. */
	ip: string;
	userAgent: string;
}
export const requestInfoContext = createContext<RequestInfo>();

/** Writes the request's id into every line. Unset while pages are rendered at build time. */
export const logContext = createContext<Log | null>(null);

/** Set for pages rendered on request; pages rendered at build time carry hashes instead. */
export const cspNonceContext = createContext<string | null>(null);

export interface SignedIn {
	userId: string;
	email: string;
	role: StaffRole;
	expiresAt: Date;
}
/** Set by the guard of `/admin`; loaders behind it fail when it is missing. */
export const staffContext = createContext<SignedIn>();
