import { and, isNull } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";

/** Leads that are neither deleted nor erased. Other code acts as if the rest didn't exist. */
export const leadIsThere = and(isNull(contactSubmissions.erasedAt), isNull(contactSubmissions.deletedAt));
