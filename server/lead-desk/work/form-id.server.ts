import { randomUUID } from "node:crypto";
import { readRowId } from "#domain/staff/admin-address.ts";

/** The id that a form was shown with, so that what is sent twice is stored once. A new one if it has none. */
export function formId({ once }: Readonly<Record<string, unknown>>): string {
	return readRowId(once) ?? randomUUID();
}
