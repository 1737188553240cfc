import { missingLicenses } from "#domain/compliance/missing-licenses.ts";
import { agency } from "./agency.ts";

/** `CA 0X00000 · FL W000000`; empty while none is entered. */
export const licenseNumbers = Object.entries(agency.licenseNumbers)
	.filter(([state]) => !missingLicenses.includes(state))
	.map(([state, number]) => `${state} ${number}`)
	.join(" · ");
