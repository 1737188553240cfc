import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { testEnv } from "#tests/support/edge.ts";
import { type SignedIn, servicesContext, staffContext } from "../context.server.ts";
import type { Env } from "../platform/env.server.ts";
import type { Services } from "../services.server.ts";
import { readLaunchPage } from "./launch-page.server.ts";

const secrets = {
	AUTH_SECRET: "tR7vJ2mQ9xLw4Bz8NcY1HsKp6DfGa3Ue",
	CAPTCHA_SECRET: "Wq5nZ8rT1yXc7LbM4kVj9PfSd2GhA6Eu",
	CALENDLY_WEBHOOK_SIGNING_KEY: "calendly-key-of-the-site",
	EMAIL_WEBHOOK_SECRET: "email-secret-of-the-site",
	SMTP_URL: "smtps://mailer:mail-password@mail.agency.zz",
	DATABASE_OWNER_URL: "postgres://owner:owner-password@db/agency",
};

function pageOf(env: Env, locale: SignedIn["locale"] = "en") {
	const context = new RouterContextProvider();
	context.set(staffContext, { locale, role: "admin" } as SignedIn);
	context.set(servicesContext, { env, clock: () => new Date("2026-11-30T12:00:00Z") } as Services);
	return readLaunchPage(context);
}

const itemsIn = (tasks: ReturnType<typeof pageOf>["blocks"]) => tasks.flatMap(({ items }) => items);

test.each(locales)(
	"in %s, a fresh start is blocked by no more than twelve things, and each item has its words",
	(locale) => {
		const page = pageOf(testEnv(), locale);
		expect(page.isReady).toBe(false);
		expect(page.blocks.length).toBeLessThanOrEqual(12);
		expect(page.title).toContain(String(page.blocks.length));
		for (const { what, why, who, now } of itemsIn([...page.blocks, ...page.opens, ...page.advised])) {
			for (const text of [what, why, who, now]) expect(text).toMatch(/\S/);
			expect([what, why, who, now].join(" "), "names no key or placeholder").not.toMatch(/launch\.|[{}]/);
		}
	},
);

test("an item leads to its field on the settings page, or says which file or variable", () => {
	const items = itemsIn(pageOf(testEnv()).blocks);
	const byId = new Map(items.map((item) => [item.id, item]));
	expect(byId.get("phone")?.field).toBe("/admin/settings/office#phone");
	expect(byId.get("booking")?.field).toBe("/admin/settings/links#booking_general");
	expect(byId.get("licenseNumbers")?.field).toMatch(/^\/admin\/settings\/licenses#number_[A-Z]{2}$/);
	const opening = itemsIn(pageOf(testEnv()).opens);
	expect(opening.find(({ id }) => id === "rates_term_life")?.field).toBe("/admin/settings/rates#file");
	expect(byId.get("leadInbox")?.field).toBe("/admin/settings/mail#leadInbox");
	expect(byId.get("smtp")).toMatchObject({ field: null, page: "/admin/settings/mail#test", where: "SMTP_URL" });
	expect(byId.get("mailDomain")).toMatchObject({ field: null, page: "/admin/settings/mail#records" });
	expect(byId.get("terms")).toMatchObject({ field: null, page: null, where: "content/launch-records.ts, terms" });
});

test("the page has this server’s configuration, and none of its secrets", () => {
	const page = pageOf(testEnv({ NODE_ENV: "production", SITE_ORIGIN: "https://www.agency.zz", ...secrets }));
	const done = itemsIn(page.done).map(({ id }) => id);
	expect(done).toEqual(expect.arrayContaining(["mode", "configuration", "siteOrigin", "smtp", "bookingWebhook"]));
	const shown = JSON.stringify(page);
	const values = [...Object.values(secrets), "mail-password", "owner-password", "mail.agency.zz"];
	expect(values.filter((value) => shown.includes(value))).toEqual([]);
	expect(JSON.stringify(pageOf(testEnv()).blocks)).toContain("it is checked only in production mode");
});

test("a reason that all items of an area have stands once", () => {
	const claims = pageOf(testEnv()).opens.find(({ area }) => area === "claims");
	expect(claims?.why).toBe("Without it, the site doesn’t say so in any language.");
	expect(claims?.items.length).toBeGreaterThan(20);
});
