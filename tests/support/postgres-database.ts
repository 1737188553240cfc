import { randomUUID } from "node:crypto";
import postgres from "postgres";

/**
 * Creates a database on a test server, by default an empty one.
 * @param template the name of a database of this server to copy
 * @returns its address
 */
export async function createPostgresDatabase(serverUrl: string, template = "template1"): Promise<string> {
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	const connection = postgres(serverUrl, { max: 1, onnotice: () => {} });
	await connection.unsafe(`CREATE DATABASE ${name} TEMPLATE ${template}`);
	await connection.end();
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	return url.href;
}

/** A role that may connect to the database of this address, and no more. @returns the database's address as that role */
export async function createRole(databaseUrl: string): Promise<string> {
	const name = `role_${randomUUID().replaceAll("-", "")}`;
	const connection = postgres(databaseUrl, { max: 1, onnotice: () => {} });
	await connection.unsafe(`CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
	await connection.end();
	const url = new URL(databaseUrl);
	url.username = name;
	url.password = "secret";
	return url.href;
}
