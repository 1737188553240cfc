import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Env } from "../env.server.ts";
import { createMailer } from "./mailer.server.ts";
import { RecipientRefusedError } from "./refused-recipient.server.ts";

let server: Server;
afterEach(() => void server.close());

/** A mail server that gives one answer to every recipient. */
async function mailServer(answer: string): Promise<string> {
	server = createServer((socket) => {
		socket.write("220 mail.example\r\n");
		socket.on("error", () => {});
		socket.on("data", (data) => {
			const command = data.toString().slice(0, 4).toUpperCase();
			const answers: Record<string, string> = { RCPT: answer, DATA: "354 go on", QUIT: "221 bye" };
			socket.write(`${answers[command] ?? "250 OK"}\r\n`);
		});
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`;
}

async function send(answer: string): Promise<unknown> {
	const env = { smtpUrl: await mailServer(answer), mode: "test" } as Env;
	const mailer = createMailer(env, () => new Date(), {
		name: "Agency",
		address: "a@agency.example",
		replyTo: "a@agency.example",
	});
	const mail = { to: "marie@example.com", subject: "s", html: "h", text: "t", language: "en" };
	return mailer.send(mail, "1").catch((error: unknown) => error);
}

test.each([
	"550 5.1.1 User unknown",
	"550-5.1.1 The email account that you tried to reach does not exist.\r\n550 5.1.1 gsmtp",
	"550 5.2.1 Mailbox disabled",
	"550 No such user here",
])("an address is refused for good by %j", async (answer) => {
	expect(await send(answer)).toBeInstanceOf(RecipientRefusedError);
});

test.each([
	"450 4.2.1 Try again later",
	"452 4.2.2 Mailbox full",
	"550 5.7.1 Blocked for spam",
	"554 5.7.1 Relay access denied",
	"550 Rejected by policy",
	"421 4.7.0 Too many connections",
])("an address is not to blame for %j", async (answer) => {
	const result = await send(answer);
	expect(result).toBeInstanceOf(Error);
	expect(result).not.toBeInstanceOf(RecipientRefusedError);
});
