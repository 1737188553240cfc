import { and, isNull } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";

/** Of leads that are neither in the bin nor erased: for all others, they don't exist. */
export const leadIsThere = and(isNull(contactSubmissions.erasedAt), isNull(contactSubmissions.deletedAt));
