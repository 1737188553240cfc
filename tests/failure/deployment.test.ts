import {
	cpSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, inject, test } from "vitest";
import { leadIdOf } from "#server/leads/lead-ids.server.ts";
import type { ListedFile } from "#server/platform/http/static-files.server.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { readPage } from "#tests/support/lead-senders.ts";
import { stagesFaults } from "#tests/support/sample.ts";
import { someAddress } from "#tests/support/send-lead.ts";
import { createStartedPostgres } from "#tests/support/site.ts";
import { stageFault } from "#tests/support/staged-fault.ts";

const page = "/en";
const assetsOf = (html: string) => new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g));

/** A checkout like this one, whose page has a script with another name, as after every change of it. */
function earlierVersion(): { checkout: string; script: string } {
	const checkout = mkdtempSync(join(tmpdir(), "sunfield-version-"));
	for (const name of readdirSync(".")) {
		if (name !== "build" && name !== "data") symlinkSync(resolve(name), join(checkout, name));
	}
	cpSync("build", join(checkout, "build"), { recursive: true });
	const client = join(checkout, "build/client");
	const list = JSON.parse(readFileSync(join(client, ".files.json"), "utf8")) as Record<string, ListedFile>;
	const file = `${page.slice(1)}/index.html`;
	const html = readFileSync(join(client, file), "utf8");
	const name = [...assetsOf(html)].find((asset) => asset.endsWith(".js"))?.slice(1) ?? "";
	const script = name.replace(/\.js$/, "-earlier.js");
	writeFileSync(join(client, file), html.replaceAll(name, script));
	for (const ending of ["", ...(list[name]?.isCompressed ? [".br"] : [])]) {
		renameSync(join(client, name + ending), join(client, script + ending));
	}
	const { [name]: listed, [file]: ofPage, ...others } = list;
	const changed = { ...others, [script]: listed, [file]: { ...ofPage, isCompressed: false } };
	writeFileSync(join(client, ".files.json"), JSON.stringify(changed));
	return { checkout, script: `/${script}` };
}

/** What the form of a page holds before anybody typed. */
function hiddenFields(html: string): Record<string, string> {
	const form = html.match(/<form(?:(?!<\/form>).)*name="first_name".*?<\/form>/s)?.[0] ?? "";
	const inputs = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
	const attribute = (input: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? "";
	return Object.fromEntries(inputs.map((input) => [attribute(input, "name"), attribute(input, "value")]));
}

describe.runIf(stagesFaults)("a deployment", () => {
	test("a page of the version before gets its files, and its form is accepted", { timeout: 400_000 }, async () => {
		const { checkout, script } = earlierVersion();
		try {
			const { statuses } = await stageFault({
				fault: "A deployment, with an open page of the version before",
				databaseUrl: await createStartedPostgres(inject("postgresUrl")),
				isDurable: true,
				checkout,
				async stage({ origin, deploy }, confirmed) {
					const html = await (await readPage(origin + page)).text();
					const assets = assetsOf(html);
					expect(assets).toContain(script);
					await deploy(".");
					expect(await (await readPage(origin + page)).text()).not.toContain(script);
					for (const asset of assets) expect([asset, (await readPage(origin + asset)).status]).toEqual([asset, 200]);

					const lead = contactSubmission({ locale: "en", page_source: page }) as Record<string, string>;
					const { first_name, last_name, email, phone, message, submission_id } = lead;
					const typed = { first_name, last_name, email, phone, message, submission_id };
					const fields = { ...hiddenFields(html), ...typed } as Record<string, string>;
					const posted = await fetch(`${origin}${page}?index`, {
						method: "POST",
						redirect: "manual",
						headers: { origin, ...someAddress() },
						body: new URLSearchParams(fields),
					});
					expect(posted.status).toBeLessThan(400);
					confirmed.set(String(submission_id), leadIdOf(String(submission_id)));
				},
			});
			expect(new Set(statuses)).toEqual(new Set([200]));
		} finally {
			rmSync(checkout, { recursive: true, force: true });
		}
	});
});
