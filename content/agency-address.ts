import { agency } from "./agency.ts";

const { street, city, region, postalCode } = agency.address;

/** The office's address in one line. */
export const agencyAddress = `${street}, ${city}, ${region} ${postalCode}`;

/** The office on a map. */
export const mapSearch = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(agencyAddress)}`;
