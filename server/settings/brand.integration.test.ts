import { inflateSync } from "node:zlib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { agency } from "#content/agency.ts";
import { auditEntries, blogImages } from "#database/schema.ts";
import { defaultPalette } from "#domain/agency/brand-facts.ts";
import { colorsOf, type PaletteScale, paletteSteps } from "#domain/agency/palettes.ts";
import { imagePath, logoPath } from "#domain/blog/image-address.ts";
import { imageUses } from "#domain/blog/image-upload.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { retentionDays } from "#domain/retention.ts";
import { testApp } from "#tests/support/edge.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { settingsCalls } from "#tests/support/settings.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { deleteLongUnusedImages } from "../blog/unused-images.server.ts";
import { jobRunner } from "../jobs.server.ts";
import { iconPages } from "../pages/icon-pages.server.ts";
import { readSetFacts } from "../pages/read-settings.server.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { readLogoUpload } from "./logo-upload.server.ts";
import { exportSettings } from "./settings-file.server.ts";

const scales = Object.keys(paletteSteps) as PaletteScale[];
/** Any color of the default palette, as styles, drawings and addresses of pictures name it. */
const defaultColor = new RegExp(
	scales
		.flatMap((scale) => colorsOf(defaultPalette, scale))
		.map((color) => `(?:#|%23)${color.slice(1)}`)
		.join("|"),
	"i",
);
/** The first color of the default palette in a text. Small drawings, which are files, are in the page itself here. */
const traceIn = (text: string) => defaultColor.exec(text.replace(/<img src="data:[^"]*"/g, ""))?.[0] ?? null;
/** The darkest text of a palette. */
const inkOf = (palette: Parameters<typeof colorsOf>[0]) => colorsOf(palette, "ink")[9] ?? "";

const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 4, background: { r: 0, g: 90, b: 200, alpha: 0.5 } } })
		.png()
		.toBuffer();
const fileOf = (bytes: Uint8Array | string, name = "logo.png") => new File([new Uint8Array(Buffer.from(bytes))], name);

/** How a PDF paints: the content of all its streams. */
function paintedIn(pdf: Buffer): string {
	const streams = pdf.toString("latin1").matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g);
	return [...streams].map(([, stream = ""]) => inflated(Buffer.from(stream, "latin1"))).join("\n");
}

function inflated(stream: Buffer): string {
	try {
		return inflateSync(stream).toString("latin1");
	} catch {
		return "";
	}
}

/** A color as a PDF names it. */
function pdfColor(color: string): string {
	return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16) / 255).join(" ");
}

describe.each(ruleKinds)("logo and colors on %s", (kind) => {
	let services: TestServices;
	let owner: LeadActor;
	let calls: ReturnType<typeof settingsCalls>;
	beforeAll(async () => {
		services = await openTestServices(kind);
		// Pictures are encoded in a job.
		await services.jobs.work(jobRunner(services));
		owner = await leadWork(services).person("Olga", "admin");
		calls = settingsCalls(services, owner);
	});
	afterAll(() => services.close());
	beforeEach(() => calls.reset());

	const save = async (fields: Record<string, string>, file: File | null = null, seen?: string) =>
		calls.post({ intent: "save", seen: seen ?? String(await calls.newest("brand")), ...fields }, "brand", file);
	const saved = async () => (await readSetFacts(services.database.db)).brand;

	async function sentMail(): Promise<string> {
		const copy = { preview: "Mèsi", title: "Mèsi", paragraphs: ["N ap reponn ou."], footer: "" };
		return (await services.renderer.email({ template: "plainMessage", props: { language: "ht", copy } })).html;
	}
	const guide = () =>
		services.renderer.guide({ locale: "en", product: "term-life", state: "FL", now: services.clock() });
	const social = () => services.renderer.socialImage({ locale: "en", title: "Term life", eyebrow: "Products" });

	test("other colors and a logo are on pages, in emails, PDFs and images, and the default ones come back", async () => {
		const paths = ["/en", "/ht", "/en/services/term-life", "/site.webmanifest"];
		const page = await calls.site(...paths, "/social/en/home.png", "/assets/home.svg");
		for (const path of paths) expect(traceIn(await page(path))).not.toBeNull();
		expect(await save({ palette: "navy", logoHasName: "on" }, fileOf(await picture(900, 200)))).toEqual({ ok: true });
		const image = (await saved())?.logo?.image ?? "";
		expect(await saved()).toEqual({ palette: "navy", logo: { image, width: 900, height: 200 }, logoHasName: true });
		await vi.waitUntil(() => agency.palette === "navy", { timeout: 30_000 });
		for (const path of paths) {
			await expect.poll(() => page(path), { timeout: 30_000 }).toContain(inkOf("navy"));
			// In this build, pages have no style.
			expect(traceIn(await page(path)), path).toBeNull();
		}
		const html = await page("/en/services/term-life");
		expect(html).toContain(`<meta name="theme-color" content="${inkOf("navy")}"`);
		// In the header and in the footer, with its size, so that nothing moves when it arrives.
		const shown = `<img src="${imagePath(image, 320, "png")}" [^>]*alt="${agency.name}" width="180" height="40"`;
		expect(html.match(new RegExp(shown, "g"))?.length).toBeGreaterThanOrEqual(2);
		expect(html, "the mark that came with the site").not.toContain("M20 1a19 19 0 0 1 19 19v11");
		expect(/"logo":"[^"]*?(\/[^/"]*\/[^/"]*)"/.exec(await page("/en"))?.[1], "structured data").toBe(logoPath(image));
		expect(await page("/assets/navy/home.svg")).toBe(
			`<svg xmlns="http://www.w3.org/2000/svg" fill="${inkOf("navy")}"/>`,
		);
		expect(await page("/assets/home.svg"), "of pages that are still open").toMatch(defaultColor);
		await expect.poll(() => page("/social/en/home.png"), { timeout: 30_000 }).not.toBe("built");

		const mail = await sentMail();
		expect(mail).toContain(colorsOf("navy", "mail")[0]);
		expect(traceIn(mail)).toBeNull();
		expect(mail).toMatch(
			new RegExp(`<img[^>]*alt="${agency.name}"[^>]*src="${services.env.siteOrigin}${logoPath(image)}"`),
		);
		const pdf = await guide();
		expect(pdf.toString("latin1")).toMatch(/\/Subtype \/Image\s[^>]*\/Width 640\s/);
		expect(paintedIn(pdf)).toContain(`${pdfColor(inkOf("navy"))} scn`);
		expect(paintedIn(pdf)).not.toContain(`${pdfColor(inkOf(defaultPalette))} scn`);
		const svg = await social();
		expect(svg).toMatch(/<image [^>]*href="data:image\/png;base64,/);
		expect(svg).toContain(inkOf("navy"));
		expect(traceIn(svg)).toBeNull();

		const entries = await services.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.action, "SETTINGS_CHANGED"));
		expect(entries.map(({ details }) => details)).toEqual([expect.stringMatching(/^brand, version \d+: set$/)]);

		expect(
			await calls.post({ intent: "restore", version: "content", seen: String(await calls.newest("brand")) }, "brand"),
		).toEqual({ ok: true });
		await vi.waitUntil(() => agency.palette === defaultPalette, { timeout: 30_000 });
		for (const path of paths) {
			await expect.poll(async () => traceIn(await page(path)), { timeout: 30_000 }).not.toBeNull();
			expect(await page(path)).not.toContain(inkOf("navy"));
			expect(await page(path)).not.toContain("/media/");
		}
		expect(await sentMail()).toContain(colorsOf(defaultPalette, "mail")[0]);
		expect(paintedIn(await guide())).toContain(`${pdfColor(inkOf(defaultPalette))} scn`);
		expect(await social()).not.toContain("<image ");
	});

	test("a logo keeps its shape and its transparent background, and icons show it", async () => {
		expect(await save({ palette: defaultPalette }, fileOf(await picture(300, 600)))).toEqual({ ok: true });
		const image = (await saved())?.logo?.image ?? "";
		const app = testApp({ services: servicesHandle(services) });
		for (const [width, size] of [
			[320, { width: 80, height: 160 }],
			[640, { width: 160, height: 320 }],
		] as const) {
			const response = await app.request(imagePath(image, width, "png"));
			expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
			const file = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
			expect(file).toMatchObject({ format: "png", hasAlpha: true, ...size });
		}
		await vi.waitUntil(() => agency.logo?.image === image, { timeout: 30_000 });
		const icons = iconPages(servicesHandle(services));
		const iconAt = async (path: string) => Buffer.from((await (await icons.make?.(path))?.bytes()) ?? []);
		for (const [path, size] of [
			["/icon-512.png", 512],
			["/apple-touch-icon.png", 180],
		] as const) {
			const png = await iconAt(path);
			expect(await sharp(png).metadata()).toMatchObject({ width: size, height: size });
			const [red, green, blue] = await sharp(png)
				.removeAlpha()
				.extract({ left: size / 2, top: size / 2, width: 1, height: 1 })
				.raw()
				.toBuffer();
			expect([red, green, blue], path).toEqual([128, 173, 228].map((part) => expect.closeTo(part, -1)));
		}
		const ico = await iconAt("/favicon.ico");
		expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
		expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ width: 32, height: 32 });
	});

	test.each<[what: string, fields: Record<string, string>, file: () => File | null | Promise<File>, errors: object]>([
		["an unknown palette", { palette: "neon" }, () => null, { palette: "palette_unknown" }],
		["a file of 40 MB", {}, () => fileOf(Buffer.alloc(40 * 1024 * 1024, 0x89)), { logo: "logo_large" }],
		[
			"an SVG with a script",
			{},
			() => fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
			{ logo: "logo_type" },
		],
		["a text", {}, () => fileOf("This is no picture."), { logo: "logo_type" }],
		["an empty file", {}, () => fileOf(""), { logo: "logo_type" }],
		["a small picture", {}, async () => fileOf(await picture(39, 200)), { logo: "logo_small" }],
		["a picture without an end", {}, async () => fileOf(await brokenPicture()), { logo: "logo_unreadable" }],
	])("%s is refused beside its field, and nothing changes", async (_, fields, file, errors) => {
		expect(await save({ palette: "plum", ...fields }, await file())).toEqual({ ok: false, code: "invalid", errors });
		expect(await calls.newest("brand")).toBe(0);
	});

	test("the file of settings has the look, and one that names what isn't here changes nothing", async () => {
		expect(await save({ palette: "forest" }, fileOf(await picture(200, 200)))).toEqual({ ok: true });
		const file = await (await exportSettings(services, owner)).text();
		const before = await saved();
		expect(JSON.parse(file).brand).toEqual(before);
		const changed = (change: object) => JSON.stringify({ ...JSON.parse(file), brand: { ...before, ...change } });
		const elsewhere = { image: "7b1f0a52-58cb-4d0e-9b1c-0d7f3a9c2e11", width: 200, height: 200 };
		for (const [change, error] of [
			[{ palette: "neon" }, "file_palette"],
			[{ palette: "neon", logo: 7 }, "file_invalid"],
			[{ logo: elsewhere }, "file_logo"],
			[{ logo: { ...before?.logo, width: 300 } }, "file_logo"],
			[{ logo: null, logoHasName: true }, "file_invalid"],
		] as const) {
			expect(await calls.importFile(changed(change))).toEqual({ ok: false, code: "invalid", errors: { file: error } });
			expect(await saved()).toEqual(before);
		}
		expect(await calls.importFile(changed({ palette: "royal", logo: null, logoHasName: false }))).toEqual({ ok: true });
		expect(await saved()).toEqual({ palette: "royal", logo: null, logoHasName: false });
		expect(await calls.importFile(file)).toEqual({ ok: true });
		expect(await saved()).toEqual(before);
	});

	test("housekeeping keeps a logo as long as a version names it", async () => {
		expect(await save({ palette: "forest" }, fileOf(await picture(100, 100)))).toEqual({ ok: true });
		const kept = (await saved())?.logo?.image ?? "";
		expect(await save({ palette: "forest", removeLogo: "on" })).toEqual({ ok: true });
		expect(await saved()).toMatchObject({ logo: null });
		const isHere = async (width: number) =>
			(await services.database.db.select().from(blogImages).where(eq(blogImages.width, width))).length > 0;
		// Somebody else has saved since the page was loaded, or saves while the picture is prepared.
		expect(await save({ palette: "navy" }, fileOf(await picture(60, 60)), "0")).toMatchObject({ code: "newer" });
		expect(await isHere(60), "a picture of a form that is refused").toBe(false);
		expect(await readLogoUpload(services, owner, fileOf(await picture(50, 50)))).toMatchObject({ ok: true });
		const now = services.clock();
		await deleteLongUnusedImages(services);
		services.setNow(new Date(now.getTime() + (retentionDays.unusedImages + 1) * 86_400_000));
		await deleteLongUnusedImages(services);
		services.setNow(now);
		expect(await isHere(50)).toBe(false);
		const [image] = await services.database.db.select().from(blogImages).where(eq(blogImages.id, kept));
		expect(image).toMatchObject({ use: "logo", width: 100 });
	});
});

/** Its head says what it is, and its second half is missing. */
async function brokenPicture(): Promise<Buffer> {
	const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
	const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: "white", noise } })
		.png()
		.toBuffer();
	expect(whole.byteLength).toBeLessThan(imageUses.logo.maxBytes);
	return whole.subarray(0, whole.byteLength / 2);
}
