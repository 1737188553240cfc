import { expect, test } from "vitest";
import { crawlSite } from "./crawl-site.ts";
import { settableTraces } from "./other-agency.ts";
import { defaultColors, groupedTraces, textsOfMail, tracesIn } from "./traces.ts";

const where = "/en";
const wordsIn = (text: string) => tracesIn({ where, text }, settableTraces).map(({ word }) => word);

/** As small as a PDF can be. */
const pdf = (words: string) =>
	Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 99]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${words.length + 26}>>stream
BT /F 12 Tf 9 50 Td (${words}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>`);

test("a trace is found in the text of a page, in its structured data, and where markup divides it", () => {
	expect(wordsIn("<p>Harbor Light, (253) 555-0111</p>")).toEqual([]);
	expect(wordsIn("<p>Write to Sunfield today</p>")).toEqual(["Sunfield"]);
	expect(wordsIn('<script type="application/ld+json">{"telephone":"+1941555-0142"}</script>')).toEqual(["555-0142"]);
	expect(wordsIn("<p>(941) <b>555</b>-0142</p>")).toEqual(["555-0142"]);
	expect(wordsIn("<p>Open Monday\n\tto Friday</p>")).toEqual(["Monday to "]);
});

test("colors of the default palette are found in styles and in drawings that are part of an address", () => {
	const found = (text: string) => tracesIn({ where, text }, [defaultColors()]).map(({ word }) => word);
	expect(found("<style>footer{background:#0D2F3D}</style>")).toEqual(["#0D2F3D"]);
	expect(found('<link rel="icon" href="data:image/svg+xml,fill=%230d2f3d">')).toEqual(["%230d2f3d"]);
	expect(found("<style>footer{background:#133122}</style>")).toEqual([]);
});

test("a trace is found in an email and in the PDF that comes with it", async () => {
	const [mail, document] = await textsOfMail({
		from: "Harbor Light <mail@harborlight.example>",
		to: "marie@example.com",
		replyTo: "hello@sunfield.example",
		subject: "Your report",
		language: "en",
		listUnsubscribe: "",
		listUnsubscribePost: "",
		text: "",
		html: "",
		attachments: [{ filename: "report.pdf", contentType: "application/pdf", content: pdf("Call Sunfield") }],
	});
	const traces = [mail, document].flatMap((text) => (text ? tracesIn(text, [/sunfield/i]) : []));
	expect(groupedTraces(traces)).toMatch(
		/^“sunfield” in 2 texts:\n {2}email “Your report” \(en\): .*\n {2}report\.pdf in email “Your report” \(en\): …Call Sunfield…$/,
	);
});

test("a crawl follows links, sitemaps and redirects, comes back to a busy site, and names what leads nowhere", async () => {
	const answers: Record<string, () => Response> = {
		"/sitemap.xml": () => new Response("<loc>https://site.example/en</loc>"),
		"/en": () =>
			new Response('<a href="/en/about#us"><img src="/scene.svg"><link href="/assets/app.css"><a href="//x.example">'),
		"/scene.svg": () => new Response("<svg/>"),
		"/en/about": () => new Response(null, { status: 301, headers: { location: "/en/team" } }),
		"/en/team": () => new Response('<a href="/gone?x=1"><a href="/guide.pdf">'),
		"/guide.pdf": () => new Response(pdf("A guide"), { headers: { "content-type": "application/pdf" } }),
	};
	let asked = 0;
	const get = async (path: string) => {
		asked += 1;
		if (asked === 2) return new Response(null, { status: 503 });
		return answers[path]?.() ?? new Response("Not found", { status: 404 });
	};
	const { texts, broken } = await crawlSite(get, ["/sitemap.xml"], { follow: true });
	expect(texts.map((text) => text.where).sort()).toEqual([
		"/en",
		"/en/team",
		"/guide.pdf",
		"/scene.svg",
		"/sitemap.xml",
	]);
	expect(texts.find((text) => text.where === "/guide.pdf")?.text).toBe("A guide");
	expect(broken).toEqual(["/gone: 404"]);
	expect((await crawlSite(get, ["/en"], { follow: false })).texts).toHaveLength(1);
});
