import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Env } from "../env.server.ts";
import { createMailer, smtpHostOf } from "./mailer.server.ts";
import { printableAnswer, sendFailureOf } from "./send-failure.server.ts";

let server: Server | undefined;
afterEach(() => void server?.close());

/** A mail server that answers these commands so, and all others well. */
async function mailServer(answers: Record<string, string>): Promise<number> {
	const listening = createServer((socket) => {
		socket.write("220 mail.example\r\n");
		socket.on("error", () => {});
		socket.on("data", (data) => {
			const command = data.toString().slice(0, 4).toUpperCase();
			const usual: Record<string, string> = { EHLO: "250 AUTH PLAIN", DATA: "354 go on", QUIT: "221 bye" };
			socket.write(`${answers[command] ?? usual[command] ?? "250 2.0.0 taken as 42"}\r\n`);
		});
	});
	server = listening;
	await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
	return (listening.address() as { port: number }).port;
}

async function send(smtpUrl: string) {
	const sender = { name: "Agency", address: "a@agency.example", replyTo: "a@agency.example" };
	const mailer = createMailer({ smtpUrl, mode: "test" } as Env, () => new Date(), sender);
	const mail = { to: "olga@agency.example", subject: "s", html: "h", text: "t", language: "en" };
	return mailer.send(mail, "1").catch((error: unknown) => sendFailureOf(error, smtpUrl));
}

test("what the server said is told, whether it took the mail or not", async () => {
	expect(await send(`smtp://127.0.0.1:${await mailServer({})}`)).toEqual({
		to: "server",
		answer: "250 2.0.0 taken as 42",
	});
	server?.close();
	const noSuchUser = await mailServer({ RCPT: "550 5.1.1 User unknown" });
	expect(await send(`smtp://127.0.0.1:${noSuchUser}`)).toEqual({ code: "refused", answer: "550 5.1.1 User unknown" });
	server?.close();
	const noSender = await mailServer({ MAIL: "553 5.7.1 Sender address rejected: not owned by user" });
	expect(await send(`smtp://127.0.0.1:${noSender}`)).toEqual({
		code: "refused",
		answer: "553 5.7.1 Sender address rejected: not owned by user",
	});
});

test("a server that repeats the password doesn’t bring it to the page", async () => {
	const sent = Buffer.from("\0key-7\0p@ss word").toString("base64");
	const port = await mailServer({ AUTH: `535 5.7.8 key-7 with p@ss word or ${sent} is wrong` });
	expect(await send(`smtp://key-7:p%40ss%20word@127.0.0.1:${port}`)).toEqual({
		code: "refused",
		answer: "535 5.7.8 … with … or … is wrong",
	});
});

test("without a server, the reason is told", async () => {
	const port = await mailServer({});
	await new Promise((resolve) => server?.close(resolve));
	expect(await send(`smtp://127.0.0.1:${port}`)).toEqual({ code: "unreachable", reason: "ECONNREFUSED" });
});

test.each([
	["smtp://a@b.example:secret@mail.example", "535 a@b.example\r\n\u0000535 no secret", "535 a@b.example 535 no …"],
	["smtp://mail.example", "550 AAA= ok", "550 AAA= ok"],
	["smtp://%zz:%zz%zz@mail.example", "535 %zz%zz and %zz", "535 … and …"],
	["", `550 ${"x".repeat(600)}`, `550 ${"x".repeat(496)}`],
])("with %s, %j is shown as %j", (smtpUrl, answer, shown) => {
	expect(printableAnswer(answer, smtpUrl)).toBe(shown);
});

test.each([
	["smtps://user:secret@mail.agency.example:465?pool=true", "mail.agency.example"],
	["smtp://127.0.0.1:1025", "127.0.0.1"],
	["", null],
])("%s is the server %s", (smtpUrl, host) => {
	expect(smtpHostOf({ smtpUrl })).toBe(host);
});

test("an error of ours is no answer of a server", () => {
	expect(sendFailureOf(new TypeError("undefined is not a function"), "")).toBeNull();
	expect(sendFailureOf(Object.assign(new Error("bad"), { code: "ERR_INVALID_ARG_TYPE" }), "")).toBeNull();
});
