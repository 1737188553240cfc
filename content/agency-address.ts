import { agency } from "./agency.ts";

/** The office's address in one line. */
export function agencyAddress(): string {
	const { street, city, region, postalCode } = agency.address;
	return `${street}, ${city}, ${region} ${postalCode}`;
}

/** The office on a map. */
export function mapSearch(): string {
	return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(agencyAddress())}`;
}
