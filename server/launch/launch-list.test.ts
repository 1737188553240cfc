import { expect, test } from "vitest";
import { type AttestedId, attestedItems } from "#domain/launch/attested-items.ts";
import { groupLaunchItems, openBlockers } from "#domain/launch/launch-item.ts";
import { licenseLaunchItems } from "#domain/launch/measured-items.ts";
import { readyToLaunch } from "#tests/support/launch-state.ts";
import { type LaunchState, launchEndings, launchList, launchStateOfSite } from "./launch-list.server.ts";

const openIds = (state: LaunchState) =>
	launchList(state)
		.filter(({ missing }) => missing !== null)
		.map(({ id }) => id);

test("is done when everything is supplied", () => {
	expect(openIds(readyToLaunch())).toEqual([]);
});

type Agency = LaunchState["agency"];
type Settings = LaunchState["settings"];

test.each<[id: string, Partial<Agency>]>([
	["phone", { phone: { e164: "+19415550142" } }],
	["tollFreePhone", { tollFreePhone: { e164: "+18005550199" } }],
	["email", { email: "hello@sunfield.example" }],
	["mailFrom", { mailFrom: "no-reply@sunfield.example" }],
	["leadInbox", { leadInbox: "" }],
	["address", { address: { street: "1500 Sample Street" } }],
	["booking", { booking: { general: "https://booking.sunfield.example/consultation" } }],
	["licenseNumbers", { licenseNumbers: { ...readyToLaunch().agency.licenseNumbers, CA: " " } }],
])("a sample of %s blocks", (id, change) => {
	const state = readyToLaunch();
	const list = launchList({ ...state, agency: { ...state.agency, ...change } });
	expect(openBlockers(list).map((item) => item.id)).toEqual([id]);
});

test.each<[id: string, Partial<Settings>]>([
	["mode", { mode: "development" }],
	["configuration", { problems: ["AUTH_SECRET is a placeholder"] }],
	["configuration", { problems: null }],
	["siteOrigin", { siteOrigin: "https://www.sunfield.example" }],
	["siteOrigin", { siteOrigin: "http://agency.zz" }],
	["adminEmails", { adminEmails: ["owner@agency.zz", "owner@sunfield.example"] }],
	["adminEmails", { adminEmails: [] }],
	["smtp", { smtpUrl: "" }],
])("a fault of %s in the configuration blocks", (id, change) => {
	const state = readyToLaunch();
	const list = launchList({ ...state, settings: { ...state.settings, ...change } });
	expect(openBlockers(list).map((item) => item.id)).toEqual([id]);
});

test.each<[id: string, Partial<Settings>]>([
	["bookingWebhook", { bookingWebhookKey: "" }],
	["emailWebhook", { emailWebhookSecret: "" }],
	["trustedProxies", { trustedProxies: 0 }],
	["tableOwner", { databaseOwnerUrl: "" }],
])("%s is listed and does not block", (id, change) => {
	const state = readyToLaunch();
	const changed = { ...state, settings: { ...state.settings, ...change } };
	expect(openIds(changed)).toEqual([id]);
	expect(openBlockers(launchList(changed))).toEqual([]);
});

test("a state that is marked as without a license is listed, and needs no number", () => {
	const { agency } = readyToLaunch();
	const { TX: _, ...licenseNumbers } = agency.licenseNumbers;
	const [numbers, marks] = licenseLaunchItems({ ...agency, licenseNumbers }, ["FL"], ["TX"]);
	expect(numbers?.missing).toBeNull();
	expect(marks).toMatchObject({ id: "missingLicenses", effect: "opens", missing: { values: { names: "TX" } } });
});

test("an item leads to the first of its fields in which something is missing", () => {
	const { agency, ...state } = readyToLaunch();
	const { general = "" } = agency.booking;
	const gaps = {
		...agency,
		social: { facebook: "https://facebook.zz/agency", instagram: "", linkedin: "" },
		booking: { general, iul: "https://scheduler.example/iul" },
	};
	const fields = new Map(launchList({ ...state, agency: gaps }).map(({ id, setting }) => [id, setting?.field]));
	expect([fields.get("social"), fields.get("booking")]).toEqual(["social_instagram", "booking_iul"]);
	expect(fields.get("testimonials"), "the first field of a new one").toBe("name");
});

test("what ends today is watched until midnight on the agency’s clock", () => {
	const licenses = { licenses: { FL: { number: "W1", expiresOn: "2027-03-01" } } };
	const endingsAt = (now: string) => launchEndings({ ...readyToLaunch(), licenses, now: new Date(now) });
	expect(endingsAt("2027-03-01T23:30:00-05:00")).toHaveLength(1);
	expect(endingsAt("2027-03-02T00:30:00-05:00")).toEqual([]);
});

test("a container of tags that nobody has checked blocks, if there is one", () => {
	const state = readyToLaunch();
	const unchecked = { ...state, records: { ...state.records, tagManager: undefined } };
	expect(openBlockers(launchList(unchecked))).toEqual([]);
	const agency = { ...state.agency, tagManagerId: "GTM-ABC123" };
	expect(openBlockers(launchList({ ...unchecked, agency })).map(({ id }) => id)).toEqual(["tagManager"]);
});

test("a language that nobody has reviewed blocks only while visitors get it", () => {
	const state = readyToLaunch();
	const signOffs = { ...state.signOffs, ht: { all: 331, open: 7, changed: 0 } };
	const unread = { ...state, records: { ...state.records, haitianCreole: undefined }, signOffs };
	expect(openBlockers(launchList(unread)).map(({ id }) => id)).toEqual(["haitianCreole", "signOff"]);
	const agency = { ...state.agency, languages: ["en", "es"] as const };
	expect(openBlockers(launchList({ ...unread, agency }))).toEqual([]);
	expect(openIds({ ...unread, agency })).toEqual(["haitianCreole"]);
});

test("a claim without evidence is listed and does not block", () => {
	const state = readyToLaunch();
	const familiesServed = { says: "How many", evidence: null };
	const changed = {
		...state,
		register: { ...state.register, familiesServed },
		published: { testimonials: [], team: [], insurers: [] },
	};
	expect(openIds(changed)).toEqual(["familiesServed", "testimonials", "team", "insurers"]);
	expect(openBlockers(launchList(changed))).toEqual([]);
});

test.each(Object.keys(attestedItems) as AttestedId[])("without a record, %s is open", (id) => {
	const state = readyToLaunch();
	expect(openIds({ ...state, records: { ...state.records, [id]: undefined } })).toEqual([id]);
});

test.each([
	["names nobody", { by: " ", on: "2027-01-15", evidence: "folder 7" }],
	["is without evidence", { by: "Jane Roe", on: "2027-01-15", evidence: "" }],
	["is of tomorrow", { by: "Jane Roe", on: "2027-02-02", evidence: "folder 7" }],
	["has no day", { by: "Jane Roe", on: "soon", evidence: "folder 7" }],
	["is older than the words", { by: "Jane Roe", on: "2027-01-14", evidence: "folder 7" }],
])("a review of the terms that %s does not count", (_name, terms) => {
	const state = readyToLaunch();
	expect(openIds({ ...state, records: { ...state.records, terms } })).toEqual(["terms"]);
});

test("a record that has to be made each year runs out", () => {
	const yearly = Object.entries(attestedItems).flatMap(([id, item]) => ("maxAgeDays" in item ? [id] : []));
	expect(openIds({ ...readyToLaunch(), now: new Date("2028-01-16T12:00:00Z") })).toEqual([]);
	expect(openIds({ ...readyToLaunch(), now: new Date("2028-01-17T12:00:00Z") }).sort()).toEqual(yearly.sort());
	expect(yearly).toContain("agencyLicense");
});

test("this site begins with samples", () => {
	const { settings, signOffs } = readyToLaunch();
	const blockers = openBlockers(launchList(launchStateOfSite(settings, signOffs, null, new Date())));
	expect(blockers.map(({ id }) => id)).toEqual(
		expect.arrayContaining(["phone", "tollFreePhone", "email", "mailFrom", "leadInbox", "address", "booking"]),
	);
});

test("texts that nobody has signed block, in whatever language", () => {
	const state = readyToLaunch();
	const signOffs = { ...state.signOffs, ht: { all: 331, open: 2, changed: 1 } };
	expect(openBlockers(launchList({ ...state, signOffs }))).toMatchObject([
		{ id: "signOff", missing: { values: { all: 1323, open: 2, changed: 1, languages: "Kreyòl Ayisyen 2" } } },
	]);
});

test("no more than twelve things stand between a fresh start and an open site", () => {
	const state = readyToLaunch();
	const fresh = launchStateOfSite(
		{
			...state.settings,
			mode: "development",
			problems: ["SITE_ORIGIN is missing"],
			siteOrigin: "http://localhost:3000",
			adminEmails: [],
			smtpUrl: "",
		},
		{ ...state.signOffs, en: { all: 330, open: 330, changed: 0 } },
		null,
		state.now,
	);
	const agency = { ...fresh.agency, tagManagerId: "GTM-ABC123" };
	const { blocks } = groupLaunchItems(launchList({ ...fresh, agency, records: {} }));
	expect(blocks.length).toBeLessThanOrEqual(12);
	expect(blocks.find(({ area }) => area === "texts")?.items.map(({ id }) => id)).toContain("signOff");
});

test("what counts for the site and ends soon is read from its data", () => {
	const state = readyToLaunch();
	expect(launchEndings(state)).toEqual([]);
	const license = { number: "W1", expiresOn: "2027-03-01" };
	expect(launchEndings({ ...state, licenses: { licenses: { FL: license } } })).toEqual([
		{ kind: "license", state: "FL", endsOn: "2027-03-01" },
	]);
});
