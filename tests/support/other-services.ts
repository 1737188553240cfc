import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";

/** How a service of somebody else is: it takes connections and says nothing, or says what means nothing. */
export type Mood = "well" | "hangs" | "garbage";

interface OtherService {
	url: string;
	mood: Mood;
	close(): void;
}

interface MailServer extends OtherService {
	/** The mails that it took. */
	mails: { to: string; leadIds: string }[];
}

/** A mail server that encrypts nothing and takes every mail. */
export async function startMailServer(): Promise<MailServer> {
	const mails: MailServer["mails"] = [];
	const server = createServer((socket) => {
		socket.on("error", () => {});
		if (service.mood === "garbage") socket.end("HTTP/1.1 400 Bad Request\r\n\r\n\0<html>");
		if (service.mood === "well") takeMails(socket, (mail) => mails.push(mail));
	});
	const service: MailServer = { ...(await listening(server, "smtp")), mails };
	return service;
}

function takeMails(socket: Socket, take: (mail: MailServer["mails"][number]) => void): void {
	let text = "";
	let isMail = false;
	const say = (line: string) => socket.write(`${line}\r\n`);
	say("220 mail.example");
	socket.on("data", (data) => {
		text += data.toString("latin1");
		while (true) {
			const mark = isMail ? "\r\n.\r\n" : "\r\n";
			const end = text.indexOf(mark);
			if (end === -1) return;
			const part = text.slice(0, end);
			text = text.slice(end + mark.length);
			if (isMail) {
				const header = (name: string) => new RegExp(`^${name}: (.*)`, "im").exec(part)?.[1] ?? "";
				take({ to: header("To"), leadIds: header("X-Lead-Ids") });
			}
			const command = isMail ? "" : part.slice(0, 4).toUpperCase();
			isMail = command === "DATA";
			say({ DATA: "354 go on", QUIT: "221 bye" }[command] ?? "250 OK");
		}
	});
}

interface HttpService extends OtherService {
	/** The bodies of the requests that it answered. */
	bodies: string[];
}

/**
 * @param answer what it says while it is well
 * @param garbage what it says otherwise; by default what isn't even HTTP
 */
export async function startHttpService(answer: object, garbage?: string): Promise<HttpService> {
	const bodies: string[] = [];
	const server = createHttpServer(async (request, response) => {
		const body = (await buffer(request)).toString();
		if (service.mood === "hangs") return;
		if (service.mood === "well") {
			bodies.push(body);
			response.end(JSON.stringify(answer));
		} else if (garbage) response.end(garbage);
		else response.socket?.end("\0 220 hello\r\n");
	});
	const service: HttpService = { ...(await listening(server, "http")), bodies };
	return service;
}

async function listening(server: Server, scheme: string): Promise<OtherService> {
	const open = new Set<Socket>();
	server.on("connection", (socket: Socket) => {
		open.add(socket);
		socket.on("close", () => open.delete(socket));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return {
		url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`,
		mood: "well",
		close() {
			server.close();
			for (const socket of open) socket.destroy();
		},
	};
}
