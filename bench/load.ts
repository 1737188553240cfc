/**
 * Requests per second of one process for pages and files in memory, beside plain Node.js that sends the same bytes and
 * headers. Rounds alternate, because machines are noisy; only the ratios can be compared between machines. Where the client
 * has a whole core to do, as with large pages, it sets the pace of both servers: then the processor time of a request says more.
 * Reads `build/production`; `npm run bench -- load`.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import autocannon from "autocannon";
import { productionVariables, startSite } from "../tests/support/site.ts";
import { memoryLimits, startOptions } from "../tests/support/start-options.ts";
import { threadTimes } from "./processor-time.ts";
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

interface Load {
	/** Requests a second. */
	rate: number;
	/** Processor time of the server for a request. */
	ms: number;
	/** The share of a core that the client took. */
	client: number;
}

/** One after the other. */
interface Pair {
	own: Load;
	ofPlain: Load;
}

const processorMs = (pid: number) => Object.values(threadTimes(pid)).reduce((sum, ms) => sum + ms, 0);

async function load(url: string, pid: number): Promise<Load> {
	const [began, before, own] = [performance.now(), processorMs(pid), process.cpuUsage()];
	const result = await autocannon({ url, connections, duration: seconds, headers });
	const { user, system } = process.cpuUsage(own);
	if (result.non2xx > 0 || result.errors > 0) {
		throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
	}
	return {
		rate: result.requests.average,
		ms: (processorMs(pid) - before) / result.requests.total,
		client: (user + system) / 1000 / (performance.now() - began),
	};
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function compare(): Promise<void> {
	const limits = { NODE_OPTIONS: startOptions.join(" "), ...memoryLimits };
	const site = await startSite(undefined, { ...productionVariables, ...limits }, "localhost");
	const plain = fork(import.meta.filename, ["plain"]);
	const [port] = await once(plain, "message");
	const rows: Row[] = [];
	for (const path of ["/en", "/ht/services/iul", "/sitemap.xml"]) {
		plain.send(await rawAnswer(site.origin + path));
		await once(plain, "message");
		const pairs: Pair[] = [];
		for (let round = 0; round < rounds; round++) {
			pairs.push({
				own: await load(site.origin + path, site.pid),
				ofPlain: await load(`http://127.0.0.1:${port}${path}`, plain.pid ?? 0),
			});
		}
		const middleOf = (value: (pair: Pair) => number) => middle(pairs.map(value));
		const ratio = middleOf(({ own, ofPlain }) => own.rate / ofPlain.rate);
		const ofTime = middleOf(({ own, ofPlain }) => own.ms / ofPlain.ms);
		const inWords = (which: keyof Pair) =>
			`${middleOf((pair) => pair[which].rate).toFixed(0)}, each ${middleOf((pair) => pair[which].ms).toFixed(3)} ms of processor time`;
		const client = middleOf(({ own, ofPlain }) => Math.min(own.client, ofPlain.client));
		rows.push({
			what: `${path}, requests a second`,
			figure: `${inWords("own")}; ${ratio.toFixed(2)} of plain Node.js in ${ofTime.toFixed(2)} times the processor time`,
			aim: `${aim} of plain Node.js`,
			reference: `plain Node.js: ${inWords("ofPlain")}; the client took ${Math.round(client * 100)}% of a core`,
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
