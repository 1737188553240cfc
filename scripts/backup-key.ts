import { writeFileSync } from "node:fs";
import { makeKeys } from "#server/platform/age/age-keys.server.ts";
import { refusePlainly } from "./refuse-plainly.ts";
import { UsageError } from "./usage-error.ts";

/** Writes a new private key into a file, as `age-keygen` does, and prints the public key: `npm run ops -- backup:key FILE`. */
await refusePlainly(async () => {
	const [path] = process.argv.slice(2);
	if (path === undefined) throw new UsageError("npm run ops -- backup:key FILE");
	const { publicKey, file } = makeKeys(new Date());
	try {
		writeFileSync(path, file, { mode: 0o600, flag: "wx" });
	} catch (error) {
		throw new UsageError(`${path} can't be written (${(error as NodeJS.ErrnoException).code}). It must not exist yet.`);
	}
	console.info(`BACKUP_PUBLIC_KEY=${publicKey}`);
	console.info(`Without ${path}, no backup can be read. Keep it twice, and not where the site or its backups are.`);
});
