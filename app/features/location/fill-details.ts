import { agency } from "#content/agency.ts";
import type { StateCompliance } from "#domain/compliance/state-compliance.ts";
import { statesByName } from "#domain/location/state-names.ts";
import type { UserLocation } from "#domain/location/user-location.ts";
import type { LocationCopy } from "./location-copy.ts";
import { alternative, findPart, offeredProduct } from "./location-parts.ts";
import { showOnly } from "./show-only.ts";
import type { SlotMessage } from "./slot-message.ts";

/** Fills the details below the notice. */
export function fillDetails(
	details: HTMLElement,
	{ record, alternatives, text }: SlotMessage,
	{ state }: UserLocation,
	copy: LocationCopy,
): void {
	const offered = record ? copy.soldIn(record) : [];
	findPart(details, "offered").hidden = !showOnly(details, offeredProduct, offered);
	findPart(details, "offered-title").textContent = copy.t("details.products", copy.wordsOf(state));
	findPart(details, "instead").hidden = !showOnly(details, alternative, alternatives);
	findPart(details, "work").hidden = record?.status !== "recruiting";
	findPart(details, "license").hidden = text === "recruiting_only";
	findPart(details, "number").hidden = text === "recruiting_only";
	findPart(details, "select-label").textContent = text === "none" ? copy.t("choose") : copy.t("select");
	findPart(details, "law").hidden = !record;
	if (record) fillRegulator(details, record, copy);
}

function fillRegulator(details: HTMLElement, { code, regulatoryAuthority }: StateCompliance, copy: LocationCopy): void {
	const { name, website, phone, complaintUrl } = regulatoryAuthority;
	const regulator = newLink(website, name);
	regulator.lang = "en";
	const call = newLink(`tel:+1${phone.replaceAll("-", "")}`, phone);
	findPart(details, "regulator").replaceChildren(regulator, ", ", call);
	const complaint = findPart<HTMLAnchorElement>(details, "complaint");
	complaint.hidden = !complaintUrl;
	if (complaintUrl) complaint.href = complaintUrl;
	findPart(details, "number").textContent = copy.t("details.number", {
		...copy.wordsOf(code),
		number: agency.licenseNumbers[code] ?? copy.t("details.onRequest"),
	});
}

function newLink(address: string, text: string): HTMLAnchorElement {
	const link = document.createElement("a");
	link.href = address;
	link.textContent = text;
	link.className = "font-semibold underline underline-offset-4";
	return link;
}

/** Adds all states to the list, when the visitor opens it for the first time. */
export function fillStates(select: HTMLSelectElement, { locale }: LocationCopy): void {
	if (select.options.length > 1) return;
	select.append(...statesByName(locale).map(({ code, name }) => new Option(name, code)));
}
