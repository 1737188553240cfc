import type { CookieName } from "#domain/site/stored-names.ts";
import { maySeeHealth } from "#domain/staff/roles.ts";
import { copyFor } from "#i18n/messages.server.ts";
import type { SignedIn } from "../context.server.ts";
import { isDemo } from "../platform/demo-mark.server.ts";
import { readCookie } from "../platform/http/cookies.server.ts";
import type { Services } from "../services.server.ts";
import { staffShell } from "../staff/staff-shell.server.ts";
import { deskPages } from "./desk-pages.server.ts";
import { quarantineCount } from "./work/judge-quarantine.server.ts";

const foldedMenu: CookieName = "sf_menu";

/** What the frame of the staff's pages shows to somebody. */
export async function deskShell(services: Services, { email, role, locale }: SignedIn, headers: Headers) {
	const { header, nav, find, roles } = copyFor(locale, "admin");
	const suspected = await quarantineCount(services, role, locale);
	return {
		frame: staffShell(locale),
		copy: { header, nav, find },
		pages: deskPages(role, locale),
		suspectedCount: suspected === "0" ? "" : suspected,
		isUnwell: maySeeHealth(role) && services.health.state !== "good",
		isFolded: readCookie(services.env, headers.get("cookie"), foldedMenu) === "folded",
		isDemo: isDemo(services.env.dataDir),
		email,
		roleName: roles[role],
	};
}
