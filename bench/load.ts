/**
 * Requests per second of one process: prerendered pages compared with the health check, which does nothing. Compare
 * the ratio between machines. `npm run bench:load`.
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
const nothing = await rate("/healthz");
for (const path of ["/en", "/ht/services/iul", "/en/services/iul.data"]) {
	const answered = await rate(path);
	process.stdout.write(`${path}: ${Math.round(answered)} a second, ${(answered / nothing).toFixed(2)} of /healthz\n`);
}
await site.stop();
