import { isHeldLicense } from "#domain/compliance/licenses-in-effect.ts";
import { agency } from "./agency.ts";

/** The license numbers of the states where the agency has a license now. */
export function heldLicenseNumbers(): [state: string, number: string][] {
	return Object.entries(agency.licenseNumbers).filter(
		(entry): entry is [string, string] => Boolean(entry[1]) && isHeldLicense(entry[0]),
	);
}

/** `CA 0X00000 · FL W000000`; empty while none is entered. */
export function licenseNumbers(): string {
	return heldLicenseNumbers()
		.map(([state, number]) => `${state} ${number}`)
		.join(" · ");
}
