import { notInArray } from "drizzle-orm";
import { staffLicenses } from "#database/schema.ts";
import { missingLicenses } from "#domain/compliance/missing-licenses.ts";

/** Only licenses that somebody can sell with: nobody sells for an agency that has no license in that state. */
export const isHeldByAgency = notInArray(staffLicenses.state, [...missingLicenses]);
