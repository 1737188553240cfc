import { productAvailability } from "#domain/compliance/availability.ts";
import type { Product } from "#domain/compliance/products.ts";
import { complianceByCode } from "#domain/compliance/states.ts";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { LocationCopy } from "./location-copy.ts";
import { findPart, productMark } from "./location-parts.ts";

/** Marks each product of the home page's list as one that can be had where the visitor lives, or not. */
export function fillAvailability(list: HTMLElement, words: LocationCopy): (location: UserLocation) => void {
	return (location) => {
		const known = !location.error && isJurisdiction(location.state);
		const status = known ? (complianceByCode(location.state)?.status ?? "unlicensed") : undefined;
		findPart(list, "text").textContent = textOf(status, words, location.state);
		findPart(list, "rules").hidden = status === "recruiting";
		findPart(list, "careers").hidden = status !== "recruiting";
		for (const item of productMark.all(list)) {
			mark(item, known ? isOffered(productMark.valueOf(item) as Product, location.state) : undefined, words);
		}
	};
}

function textOf(
	status: "active" | "recruiting" | "unlicensed" | undefined,
	{ t, nameOf }: LocationCopy,
	code: string,
): string {
	const state = nameOf(code);
	if (status === "active") return t("products.offered", { state });
	if (status === "recruiting") return t("notice.recruiting_only");
	return status ? t("slot.unlicensed", { state }) : t("products.quiet");
}

function isOffered(product: Product, state: string): boolean {
	return productAvailability(product, state) === "offered";
}

function mark(item: HTMLElement, offered: boolean | undefined, { t }: LocationCopy): void {
	if (offered === undefined) delete item.dataset.answer;
	else item.dataset.answer = offered ? "yes" : "no";
	const answer = offered === undefined ? "" : `(${t(offered ? "products.yes" : "products.no")})`;
	findPart(item, "answer").textContent = answer;
}
