import * as v from "valibot";
import { isLocale } from "../locale/locales.ts";
import { isJurisdiction } from "../location/jurisdictions.ts";

/** The roles that an applicant can choose. */
export const applicationRoles = ["agent", "marketing"] as const;
export type ApplicationRole = (typeof applicationRoles)[number];

/** The answers of an applicant about a life license. */
export const licenseAnswers = ["licensed", "studying", "none"] as const;
export type LicenseAnswer = (typeof licenseAnswers)[number];

/** The answers of an application besides name and contact. */
export interface Application {
	role: ApplicationRole;
	/** Codes of the languages of the site that the applicant speaks well, joined by commas. */
	languages: string;
	license: LicenseAnswer;
}

function isListOfLanguages(value: string): boolean {
	const codes = value.split(",");
	return codes.every(isLocale) && new Set(codes).size === codes.length;
}

/** The fields that only this form has. Each is chosen, so anything else counts as missing. */
export const applicationEntries = {
	role: v.picklist(applicationRoles, "required"),
	languages: v.pipe(v.string("required"), v.check(isListOfLanguages, "required")),
	license: v.picklist(licenseAnswers, "required"),
	state: v.pipe(v.string("required"), v.check(isJurisdiction, "required")),
};
