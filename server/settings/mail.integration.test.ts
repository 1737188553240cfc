import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { agency, contentFacts } from "#content/agency.ts";
import { auditEntries } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { DnsReader } from "#domain/settings/dns-reader.ts";
import { fieldsOfMail } from "#domain/settings/mail-form.ts";
import { fakeDns } from "#tests/support/fake-dns.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { type SignedIn, servicesContext, staffContext } from "../context.server.ts";
import { notifyStaff } from "../lead-desk/emails/notify-staff.server.ts";
import { claimsPages } from "../pages/claims-pages.server.ts";
import { readKeptSettings } from "../pages/kept-settings.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { RecipientRefusedError } from "../platform/mail/refused-recipient.server.ts";
import { checkMailDomain } from "./check-mail-domain.server.ts";
import { describeRecordCheck, describeTest, readMailPage } from "./mail-page.server.ts";
import { sendTestEmail } from "./send-test-email.server.ts";
import { exportSettings } from "./settings-file.server.ts";

const typed = { mailFrom: "news@harbor.example", leadInbox: "desk@harbor.example", dkimSelector: "k1" };

describe.each(ruleKinds)("the sender of emails on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let admin: SignedIn;
	let calls: ReturnType<typeof settingsCalls>;
	const dns = vi.fn<() => DnsReader>();
	beforeAll(async () => {
		const variables = { SMTP_URL: "smtp://mailer:secret-7@smtp-relay.gmail.com" };
		services = await openTestServices(kind, variables, undefined, { dns });
		owner = await leadWork(services).person("Olga", "admin");
		const session = { email: "olga@example.com", language: null, factor: null, hasFactor: false };
		admin = { ...owner, ...session, provedAt: services.clock(), expiresAt: services.clock() };
		calls = settingsCalls(services, owner);
	});
	afterAll(() => services.close());
	beforeEach(() => calls.reset());

	const save = async (fields: Record<string, string> = {}) =>
		calls.post({ intent: "save", seen: String(await calls.newest("mail")), ...typed, ...fields }, "mail");
	/** A mail server that fails in this way. */
	const failing = (error: unknown) => ({ ...services, mailer: { send: () => Promise.reject(error) } });
	/** Somebody of the office, who has asked for nothing in the last hour. */
	const another = () => ({ ...admin, userId: crypto.randomUUID() });

	test("what is saved is who emails come from and where notices go, and no page learns of it", async () => {
		const sources = claimsPages(services, servicesHandle(services));
		const versions = () => ["/en", "/en/about", "/en/privacy"].map((path) => sources.map((one) => one.versionOf(path)));
		const before = versions();
		expect(await save()).toEqual({ ok: true });
		for (const source of sources) await source.refresh();
		expect(agency.mailFrom).toBe(typed.mailFrom);
		const leadId = await leadWork(services).lead({ locale: "en", email: "marie@example.com" });
		await notifyStaff(services, leadId, "job-1");
		expect(services.sentMails.at(-1)).toMatchObject({ to: typed.leadInbox });
		expect(versions(), "nothing is rendered again").toEqual(before);
		expect(readKeptSettings(services.env.dataDir).facts.mail, "for a start without the database").toEqual(typed);
		expect(await save({ mailFrom: "harbor@gmail.com", leadInbox: "desk@harbor.example\nBcc: x@example.com" })).toEqual({
			ok: false,
			code: "invalid",
			errors: { mailFrom: "sender_public", leadInbox: "email_invalid" },
		});
	});

	test("it leaves and enters with the file, and a file from before it leaves it as it is", async () => {
		await save();
		const file = await (await exportSettings(services, owner)).text();
		await calls.post({ intent: "restore", version: "content", seen: String(await calls.newest("mail")) }, "mail");
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		const { mail: _, ...older } = JSON.parse(file);
		expect(await calls.importFile(JSON.stringify(older))).toEqual({ ok: true });
		expect(await (await exportSettings(services, owner)).text()).toBe(file);
		for (const wrong of ["harbor@yahoo.com", "javascript:alert(1)", "a@b.example\nBcc: c@d.example"]) {
			const changed = file.replace(JSON.stringify(typed.mailFrom), JSON.stringify(wrong));
			expect(await calls.importFile(changed)).toMatchObject({ code: "invalid" });
		}
	});

	test("a test email goes to whoever asks for it, and the audit log says how it went", async () => {
		services.sentMails.length = 0;
		const result = await sendTestEmail(services, { ...admin, locale: "ht" });
		expect(services.sentMails).toMatchObject([
			{ to: "olga@example.com", language: "ht", subject: `Imel tès ${agency.name}` },
		]);
		expect(describeTest(result, "en")).toEqual({
			tone: "good",
			title: "The mail server accepted the email",
			text: `From ${agency.mailFrom}: “250 OK”. Look for it in your inbox, and in the spam folder.`,
		});
		const entries = await services.database.db.select().from(auditEntries);
		expect(entries.filter(({ action }) => action === "TEST_EMAIL_SENT")).toMatchObject([
			{ userId: owner.userId, details: "server" },
		]);
	});

	test.each([
		[
			"refuses the sender",
			Object.assign(new Error("no"), { responseCode: 553, response: "553 5.7.1 not yours, mailer:secret-7" }),
			/refused.*“553 5\.7\.1 not yours, …:…”/,
		],
		[
			"knows no such mailbox",
			new RecipientRefusedError("", { cause: { responseCode: 550, response: "550 5.1.1 who?" } }),
			/refused.*“550 5\.1\.1 who\?”/,
		],
		[
			"is not there",
			Object.assign(new Error("connect ECONNREFUSED 192.0.2.1:465"), { code: "ESOCKET" }),
			/No connection.*“ECONNREFUSED”.*SMTP_URL/,
		],
	])("the page says so if the mail server %s", async (_name, error, said) => {
		const { tone, title, text } = describeTest(await sendTestEmail(failing(error), another()), "en");
		expect([tone, `${title} ${text}`]).toEqual(["bad", expect.stringMatching(said)]);
		expect(text).not.toContain("secret-7");
	});

	test("an error of our own is no answer of the mail server", async () => {
		await expect(sendTestEmail(failing(new TypeError("broken")), another())).rejects.toThrow("broken");
	});

	test("nobody waits longer for the page than the mail server may take", async () => {
		const silent = { ...services, mailer: { send: () => new Promise<never>(() => {}) } };
		expect(describeTest(await sendTestEmail(silent, another(), 50), "en").text).toContain("“ETIMEDOUT”");
	});

	test("an admin sends a few in an hour", async () => {
		const by = another();
		const results = [];
		for (let sent = 0; sent < 11; sent++) results.push((await sendTestEmail(services, by)).ok);
		expect(results.filter(Boolean)).toHaveLength(10);
		expect(describeTest(await sendTestEmail(services, by), "en").title).toBe("Too many test emails");
	});

	test("the page shows what the domain needs and asks nobody, and a press says what is there", async () => {
		await save();
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		context.set(staffContext, admin);
		const page = await readMailPage({ request: new Request("https://site.example/admin/settings/mail"), context });
		expect(dns).not.toHaveBeenCalled();
		expect(page.transport).toMatch(/^Emails go out through smtp-relay\.gmail\.com\./);
		expect(page.recipient).toBe("To olga@example.com");
		expect(JSON.stringify(page)).not.toContain("secret-7");
		const spf = "v=spf1 include:_spf.google.com ~all";
		expect(page.records).toMatchObject([
			{ title: "SPF", name: "harbor.example", suggested: spf, state: null, seen: [] },
			{ title: "DKIM", name: "k1._domainkey.harbor.example", suggested: null },
			{ title: "DMARC", name: "_dmarc.harbor.example", suggested: "v=DMARC1; p=none" },
			{ title: "MX", name: "harbor.example" },
			{ title: "MX", name: "sunfield.example" },
		]);
		const known = fakeDns({ "TXT harbor.example": [spf], "TXT _dmarc.harbor.example": "silent" });
		dns.mockReturnValue(known);
		const { records } = describeRecordCheck(await checkMailDomain(services, admin), "en");
		expect(records?.map(({ title, state }) => `${title}: ${state?.label}`)).toEqual([
			"SPF: Found",
			"DKIM: Missing",
			"DMARC: Could not be checked",
			"MX: Missing",
			"MX: Missing",
		]);
		expect(records?.[0]).toMatchObject({ seen: [spf], suggested: null });
		expect(known.asked).toContain("TXT k1._domainkey.harbor.example");
		for (let more = 1; more < 30; more++) await checkMailDomain(services, admin);
		expect(describeRecordCheck(await checkMailDomain(services, admin), "en")).toMatchObject({
			records: null,
			notice: { title: "Too many checks" },
		});
	});

	test("what came with the site can be saved", async () => {
		expect(await save(fieldsOfMail(contentFacts.mail))).toEqual({ ok: true });
	});
});
