/**
 * Requests per second of one process for pages and files in memory, beside plain Node.js that sends the same bytes and
 * headers. Rounds alternate, because machines are noisy; only the ratio can be compared between machines. Reads
 * `build/production`; `npm run bench -- load`.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import autocannon from "autocannon";
import { productionVariables, startSite } from "../tests/support/site.ts";
import { type Row, report } from "./report.ts";

const seconds = 3;
const rounds = 3;
const connections = 20;
const aim = 0.7;
const headers = { "accept-encoding": "br" };

interface Answer {
	headers: string[];
	body: string;
}

/** Runs in its own process and answers every request with the bytes that it is sent. */
function serveAsPlainNode(): void {
	let answer: { headers: string[]; body: Buffer } = { headers: [], body: Buffer.alloc(0) };
	process.on("message", ({ headers: given, body }: Answer) => {
		answer = { headers: given, body: Buffer.from(body, "base64") };
		process.send?.("ready");
	});
	const server = createServer((_, response) => {
		response.writeHead(200, answer.headers);
		response.end(answer.body);
	}).listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
}

async function rate(url: string): Promise<number> {
	const result = await autocannon({ url, connections, duration: seconds, headers });
	if (result.non2xx > 0 || result.errors > 0) {
		throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
	}
	return result.requests.average;
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function compare(): Promise<void> {
	const site = await startSite(undefined, productionVariables, "localhost");
	const plain = fork(import.meta.filename, ["plain"]);
	const [port] = await once(plain, "message");
	const rows: Row[] = [];
	for (const path of ["/en", "/ht/services/iul", "/sitemap.xml"]) {
		plain.send(await rawAnswer(site.origin + path));
		await once(plain, "message");
		const ratios: number[] = [];
		let last = [0, 0];
		for (let round = 0; round < rounds; round++) {
			const pair = [await rate(site.origin + path), await rate(`http://127.0.0.1:${port}${path}`)] as const;
			ratios.push(pair[0] / pair[1]);
			last = [...pair];
		}
		const ratio = middle(ratios);
		const [own = 0, ofPlain = 0] = last.map(Math.round);
		rows.push({
			what: `${path}, requests a second`,
			figure: `${own}, ${ratio.toFixed(2)} of plain Node.js`,
			aim: `${aim} of plain Node.js`,
			reference: `plain Node.js: ${ofPlain}`,
			isMet: ratio >= aim,
		});
	}
	report("load", rows);
	plain.kill();
	await site.stop();
}

/** The headers and the compressed bytes as they are sent, without those that Node.js adds itself. */
async function rawAnswer(url: string): Promise<Answer> {
	const [response] = await once(get(url, { headers }), "response");
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk);
	const own: string[] = response.rawHeaders;
	const added = ["date", "connection", "keep-alive"];
	const kept = own.flatMap((name, index) =>
		index % 2 === 0 && !added.includes(name.toLowerCase()) ? [name, own[index + 1] ?? ""] : [],
	);
	return { headers: kept, body: Buffer.concat(chunks).toString("base64") };
}

if (process.argv[2] === "plain") serveAsPlainNode();
else await compare();
