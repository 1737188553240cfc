import { expect, test } from "vitest";
import { fakeDns } from "#tests/support/fake-dns.ts";
import { checkMailRecords } from "./check-mail-records.ts";
import { type MailRecordKind, neededRecords } from "./mail-records.ts";

const mailFrom = "no-reply@agency.example";
const byGoogle = { mailFrom, dkimSelector: "", replyTo: "hello@agency.example", smtpHost: "smtp-relay.gmail.com" };
const byOwnServer = { ...byGoogle, smtpHost: "mail.agency.example" };

async function check(kind: MailRecordKind, answers: Parameters<typeof fakeDns>[0], needs = byGoogle) {
	const dns = fakeDns(answers);
	const records = neededRecords(needs).filter((record) => record.kind === kind);
	const found = await checkMailRecords(records, dns);
	const [{ state, note, seen, suggested } = expect.fail("no record")] = found;
	return { state, note, seen, suggested, asked: dns.asked };
}

const google = "v=spf1 include:_spf.google.com ~all";

test.each([
	["as suggested", [google], "found", null],
	["beside others", ["v=spf1 mx ip4:192.0.2.1 include:_spf.google.com -all"], "found", null],
	["among texts of other kinds", ["google-site-verification=1", google, "v=spf10 x"], "found", null],
	["in capitals", ["V=SPF1 Include:_SPF.Google.com ~ALL"], "found", null],
	["without the service", ["v=spf1 mx -all"], "differs", "spfLacks"],
	["with the service forbidden", ["v=spf1 -include:_spf.google.com ~all"], "differs", "spfLacks"],
	["with a name that only looks like it", ["v=spf1 include:_spf.google.com.evil.example ~all"], "differs", "spfLacks"],
	["that lets in everybody", [`${google.replace("~all", "+all")}`], "differs", "spfAnybody"],
	["that lets in everybody without a sign", ["v=spf1 include:_spf.google.com all"], "differs", "spfAnybody"],
	["twice", [google, "v=spf1 mx -all"], "differs", "several"],
	["with the service after the end", ["v=spf1 mx -all include:_spf.google.com"], "differs", "spfLacks"],
	["with a redirection that `all` rules out", ["v=spf1 redirect=_spf.google.com ~all"], "differs", "spfLacks"],
	[
		"with the service too late",
		[`v=spf1 ${"mx:a.example ".repeat(10)}include:_spf.google.com ~all`],
		"differs",
		"spfLacks",
	],
	["not there", ["something else"], "missing", null],
	["not answered", "silent", "unchecked", "noAnswer"],
] as const)("SPF %s", async (_name, answer, state, note) => {
	expect(await check("spf", { "TXT agency.example": answer })).toMatchObject({ state, note });
});

test("SPF may name the service in a record that it includes, and circles end", async () => {
	const own = ["v=spf1 include:a.example include:b.example ~all"];
	const around = { "TXT agency.example": own, "TXT a.example": ["v=spf1 include:agency.example"] };
	const nested = { ...around, "TXT b.example": ["v=spf1 redirect=c.example"], "TXT c.example": [google] };
	expect(await check("spf", nested)).toMatchObject({ state: "found" });
	expect(await check("spf", { ...nested, "TXT c.example": ["v=spf1 -all"] })).toMatchObject({ state: "differs" });
	expect(await check("spf", { ...nested, "TXT c.example": "silent" }), "nobody knows").toMatchObject({
		state: "unchecked",
		seen: own,
	});
});

test("no more names are asked than receivers would ask", async () => {
	const many = Array.from({ length: 30 }, (_, index) => `include:n${index}.example`).join(" ");
	const { state, asked } = await check("spf", { "TXT agency.example": [`v=spf1 ${many} include:%{i}.x ~all`] });
	expect([state, asked.length]).toEqual(["differs", 11]);
});

test.each([
	[["v=spf1 mx -all"], "v=spf1 mx include:_spf.google.com -all"],
	[["v=spf1 mx +all"], "v=spf1 mx include:_spf.google.com ~all"],
	[["v=spf1 mx ~all", "v=spf1 mx ip4:192.0.2.1 -all"], "v=spf1 mx ip4:192.0.2.1 include:_spf.google.com ~all"],
	[["v=spf1 redirect=a.example"], "v=spf1 redirect=a.example include:_spf.google.com"],
	[[], "v=spf1 include:_spf.google.com ~all"],
])("%j becomes %s", async (answer, suggested) => {
	expect((await check("spf", { "TXT agency.example": answer })).suggested).toBe(suggested);
});

test("what an unknown server needs in SPF isn’t guessed", async () => {
	expect(await check("spf", { "TXT agency.example": ["v=spf1 mx -all"] }, byOwnServer)).toMatchObject({
		state: "found",
		note: "spfUnread",
	});
	expect(await check("spf", {}, byOwnServer)).toMatchObject({ state: "missing", suggested: null });
});

test("a service that uses its own domain for returned emails needs nothing in SPF", async () => {
	const byPostmark = { ...byGoogle, smtpHost: "smtp.postmarkapp.com" };
	const note = "spfNotNeeded";
	expect(await check("spf", {}, byPostmark)).toMatchObject({ state: "notNeeded", note });
	const records = { "TXT agency.example": ["v=spf1 mx -all"] };
	expect(await check("spf", records, byPostmark)).toMatchObject({ state: "found", note });
});

const key = "v=DKIM1; k=rsa; p=MIGf";

test.each([
	["there", [key], "found", null],
	["without a version", ["k=rsa;p=MIGf"], "found", null],
	["revoked", ["v=DKIM1; p="], "differs", "dkimRevoked"],
	["not there", [], "missing", "dkimSelector"],
	["not answered", "silent", "unchecked", "noAnswer"],
] as const)("a DKIM key that is %s", async (_name, answer, state, note) => {
	expect(await check("dkim", { "TXT google._domainkey.agency.example": answer })).toMatchObject({ state, note });
});

test("the key is looked up under the selector that was typed, else under those that the service usually has", async () => {
	const typed = await check("dkim", { "TXT k1._domainkey.agency.example": [key] }, { ...byGoogle, dkimSelector: "k1" });
	expect(typed).toMatchObject({ state: "found", asked: ["TXT k1._domainkey.agency.example"] });
	const microsoft = { ...byGoogle, smtpHost: "smtp.office365.com" };
	expect(await check("dkim", { "TXT selector2._domainkey.agency.example": [key] }, microsoft)).toMatchObject({
		state: "found",
	});
	expect(await check("dkim", {}, byOwnServer)).toMatchObject({ state: "unchecked", note: "dkimSelector", asked: [] });
});

test.each([
	["that rejects", ["v=DMARC1; p=reject; rua=mailto:a@agency.example"], "found", null],
	["with spaces", ["v=DMARC1 ;p = quarantine"], "found", null],
	["that only watches", ["v=DMARC1; p=none"], "found", "dmarcWatches"],
	["without a policy", ["v=DMARC1; rua=mailto:a@agency.example"], "differs", "dmarcPolicy"],
	["with a policy that nobody knows", ["v=DMARC1; p=block"], "differs", "dmarcPolicy"],
	["twice", ["v=DMARC1; p=none", "v=DMARC1; p=reject"], "differs", "several"],
	["that is none", ["v=DMARC10; p=none"], "missing", null],
	["not answered", "silent", "unchecked", "noAnswer"],
] as const)("DMARC %s", async (_name, answer, state, note) => {
	expect(await check("dmarc", { "TXT _dmarc.agency.example": answer })).toMatchObject({ state, note });
});

test("a domain without a DMARC record follows the one that it belongs to, and what that says of subdomains", async () => {
	const part = { ...byGoogle, mailFrom: "no-reply@mail.agency.example" };
	const parent = (record: string) => check("dmarc", { "TXT _dmarc.agency.example": [record] }, part);
	expect(await parent("v=DMARC1; p=reject")).toMatchObject({ state: "found", note: null });
	expect(await parent("v=DMARC1; p=reject; sp=none")).toMatchObject({ state: "found", note: "dmarcWatches" });
	const own = { "TXT _dmarc.mail.agency.example": ["v=DMARC1; p=reject; sp=none"] };
	expect(await check("dmarc", own, part)).toMatchObject({ state: "found", note: null });
});

test("reports go to the agency’s own address only if its domain would take them", () => {
	const suggested = (replyTo: string) =>
		neededRecords({ ...byGoogle, replyTo }).find(({ kind }) => kind === "dmarc")?.suggested;
	expect(suggested("hello@agency.example")).toBe("v=DMARC1; p=none; rua=mailto:hello@agency.example");
	expect(suggested("hello@mail.agency.example")).toContain("rua=");
	expect(suggested("hello@other.example")).toBe("v=DMARC1; p=none");
	expect(suggested("hello@notagency.example")).toBe("v=DMARC1; p=none");
});

test.each([
	["with a server", ["10 mx.agency.example"], "found", null],
	["that takes no email", ["0 ."], "differs", "mxNone"],
	["without a server", [], "missing", null],
	["not answered", "silent", "unchecked", "noAnswer"],
] as const)("a domain of replies %s", async (_name, answer, state, note) => {
	expect(await check("mx", { "MX agency.example": answer })).toMatchObject({ state, note });
});

test("replies and returned emails may go to two domains", () => {
	const names = (replyTo: string) =>
		neededRecords({ ...byGoogle, replyTo }).flatMap(({ kind, name }) => (kind === "mx" ? [name] : []));
	expect(names("hello@agency.example")).toEqual(["agency.example"]);
	expect(names("hello@other.example")).toEqual(["agency.example", "other.example"]);
});
