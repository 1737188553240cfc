import { randomUUID } from "node:crypto";
import postgres from "postgres";

/** Creates an empty database on a test server. @returns its address */
export async function createPostgresDatabase(serverUrl: string): Promise<string> {
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	const connection = postgres(serverUrl, { max: 1, onnotice: () => {} });
	await connection.unsafe(`CREATE DATABASE ${name}`);
	await connection.end();
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	return url.href;
}
