/**
 * Requests per second of one process, for prerendered pages and for the health check, which does no work. Only the ratio
 * can be compared between machines. `npm run bench -- load`.
 */
import autocannon from "autocannon";
import { startSite } from "../tests/support/site.ts";

const seconds = 5;
const connections = 20;

const site = await startSite();

async function rate(path: string): Promise<number> {
	const result = await autocannon({
		url: site.origin + path,
		connections,
		duration: seconds,
		headers: { "accept-encoding": "br" },
	});
	if (result.non2xx > 0 || result.errors > 0) {
		throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
	}
	return result.requests.average;
}

await rate("/healthz");
const baseline = await rate("/healthz");
for (const path of ["/en", "/ht/services/iul", "/en/services/iul.data"]) {
	const rateOfPath = await rate(path);
	process.stdout.write(
		`${path}: ${Math.round(rateOfPath)} per second, ${(rateOfPath / baseline).toFixed(2)} of /healthz\n`,
	);
}
await site.stop();
