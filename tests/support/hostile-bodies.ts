import { randomUUID } from "node:crypto";
import { contactSubmission } from "./contact-submission.ts";
import { leadSubmissions } from "./lead-submissions.ts";

export interface HostileBody {
	name: string;
	type: string;
	body: Buffer | string;
}

const json = (name: string, body: string | Buffer): HostileBody => ({ name, type: "application/json", body });
const ofContact = (name: string, changes: Record<string, unknown>) =>
	json(name, JSON.stringify(contactSubmission(changes)));

const injections = [
	"'; DROP TABLE contact_submissions; --",
	'<script>alert(1)</script><img src=x onerror="alert(1)">',
	"{{constructor.constructor('return process')()}} <%= 7*7 %> #{7*7} %n%s",
	"Robert\u0000 null",
	"lone \ud800 surrogate",
	"=cmd|' /C calc'!A0\r\nBcc: everyone@example.com",
];

const wrongTypes = [0, -1, 1e308, true, null, [], {}, [["a"]], { $gt: "" }, "x".repeat(20_000)];

/** A report of a visit with a hostile value in each property. */
const ofVisit = (name: string, value: unknown) =>
	json(
		name,
		JSON.stringify({
			id: randomUUID(),
			session_id: randomUUID(),
			events: [{ id: randomUUID(), name: value, page: value, locale: value, age_ms: value, properties: value }, value],
			journey: { views: [{ page: value, seconds: value, scrolled: value }], choices: value, discCounts: value },
			contact_submission_id: value,
			version: value,
			categories: value,
			locale: value,
		}),
	);

/** Bodies that no page of ours sends. None has a valid captcha or password. */
export const hostileBodies: HostileBody[] = [
	json("nothing", ""),
	json("a cut-off object", '{"service":"contact_submission","first_name":"Ma'),
	json("null", "null"),
	json("a number", "12"),
	json("a text", '"contact_submission"'),
	json("a list", "[]"),
	json("an empty object", "{}"),
	json("two values", "{}{}"),
	json("a deep nest", "[".repeat(20_000) + "]".repeat(20_000)),
	json("bytes that are not UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0xc3, 0x28, 0x7d])),
	json("a byte-order mark", "\uFEFF{}"),
	json("null bytes", "\0\0\0\0"),
	json("an unknown service", '{"service":"__proto__"}'),
	json(
		"keys of prototypes",
		'{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"toString":1}',
	),
	json("too much", JSON.stringify({ service: "contact_submission", message: "x".repeat(70_000) })),
	json("far too much", "x".repeat(2_000_000)),
	ofContact("no captcha", {}),
	ofContact("a made-up captcha", { recaptchaToken: Buffer.from('{"challenge":{},"solution":{}}').toString("base64") }),
	ofContact("a captcha of objects", { recaptchaToken: { toString: "x" } }),
	...wrongTypes.map((value) =>
		ofContact(`fields of ${JSON.stringify(value).slice(0, 20)}`, {
			first_name: value,
			email: value,
			message: value,
			session_id: value,
			submission_id: value,
			consent: value,
			security_metadata: value,
		}),
	),
	...[7, null, [["a"]], {}, ...injections].map((value) =>
		ofVisit(`a visit of ${JSON.stringify(value).slice(0, 20)}`, value),
	),
	...(["report", "quote", "chat"] as const).flatMap((kind) =>
		[7, null, [["a"]], {}, ...injections].map((value) =>
			json(
				`${kind} of ${JSON.stringify(value).slice(0, 20)}`,
				JSON.stringify(
					leadSubmissions[kind]({
						product: value,
						calculator: value,
						state: value,
						inputs: value,
						result: { x: value },
						answers: { "": value, ["__proto__"]: value, constructor: value },
						funnel: value,
						timeline: value,
					}),
				),
			),
		),
	),
	...injections.map((text) =>
		ofContact(`${JSON.stringify(text).slice(0, 20)} everywhere`, {
			first_name: text,
			last_name: text,
			email: text,
			message: text,
			page_source: text,
			utm_source: text,
			locale: text,
		}),
	),
	...injections.map((text) => json(`credentials ${JSON.stringify(text).slice(0, 20)}`, credentials(text))),
	json("credentials of objects", '{"email":{"$ne":null},"password":{"$ne":null}}'),
	json("credentials of lists", '{"email":["a@example.com"],"password":["Sunny-day.1"]}'),
	json("a report of nothing", '{"csp-report":{}}'),
	json("a report of wrong types", '{"csp-report":{"document-uri":1,"effective-directive":[],"blocked-uri":{}}}'),
	{ name: "a report as a list", type: "application/reports+json", body: '[{"type":"csp-violation","body":null}]' },
	{ name: "text", type: "text/plain", body: '{"service":"contact_submission"}' },
	{ name: "XML", type: "application/xml", body: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' },
	{ name: "no type", type: "", body: "{}" },
	{ name: "a broken type", type: "application/json; charset=; boundary", body: "{}" },
	{
		name: "a form of bad escapes",
		type: "application/x-www-form-urlencoded",
		body: "first_name=%E0%A4%A&email=%00&=&&&",
	},
	{ name: "a form of prototypes", type: "application/x-www-form-urlencoded", body: "__proto__[a]=1&constructor=2" },
	{ name: "an empty form", type: "application/x-www-form-urlencoded", body: "" },
	{ name: "parts without a boundary", type: "multipart/form-data", body: "--x\r\n\r\nhello" },
	{
		name: "cut-off parts",
		type: "multipart/form-data; boundary=x",
		body: '--x\r\nContent-Disposition: form-data; name="email"',
	},
	{
		name: "a file for a field",
		type: "multipart/form-data; boundary=x",
		body: '--x\r\nContent-Disposition: form-data; name="first_name"; filename="../../a"\r\n\r\nhello\r\n--x--\r\n',
	},
];

function credentials(text: string): string {
	return JSON.stringify({
		email: `${text}@example.com`,
		password: text,
		name: text,
		callbackURL: "https://evil.example",
	});
}
