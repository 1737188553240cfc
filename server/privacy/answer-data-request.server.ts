import { eq } from "drizzle-orm";
import { dataRequests } from "#database/schema.ts";
import { hasAddress } from "#domain/contacts/has-address.ts";
import { translator } from "#i18n/messages.server.ts";
import { sendEmail } from "../emails/send-email.server.ts";
import { derivedId } from "../leads/lead-ids.server.ts";
import { deleteMailsAbout } from "../platform/mail/outbox-files.server.ts";
import { RecipientRefusedError } from "../platform/mail/refused-recipient.server.ts";
import type { Services } from "../services.server.ts";
import { dataCopy } from "./data-copy.server.ts";
import { messageDraft } from "./data-request-emails.server.ts";
import { emptyRequest, erasePerson } from "./erase-person.server.ts";
import { findPerson } from "./find-person.server.ts";
import { describeKept, keptAfterDeletion } from "./kept-after-deletion.server.ts";
import { type DataRequest, readDataRequest } from "./read-data-request.server.ts";

type Parts = Pick<Services, "database" | "env" | "clock" | "log" | "mailer" | "renderer" | "intake">;

/** A job: carries out what staff decided about a request. Each step may run again after a failure. */
export async function answerDataRequest(services: Parts, requestId: string, jobId: string): Promise<void> {
	const request = await readDataRequest(services.database.db, requestId);
	if (request?.state === "running" && request.kind === "deletion") await deletePerson(services, request, jobId);
	else if (request?.state === "running") await tellPerson(services, request, jobId);
	// An earlier attempt may have ended just before. A deletion leaves no address to read.
	if (!request) await wipe(services);
}

/** Sends the copy of data, or says that staff did what was asked. */
async function tellPerson(services: Parts, request: DataRequest, jobId: string): Promise<void> {
	const { database, clock, renderer } = services;
	const { id, kind, locale } = request;
	const t = translator(locale, "dataRequests");
	if (kind === "access") {
		const copy = await dataCopy(database.db, request, clock());
		const draft = messageDraft(request, t("mails.access.subject"), [t("mails.access.text")]);
		const name = t("copy.file");
		const json = Buffer.from(JSON.stringify(copy.data, null, "\t"));
		await sendEmail(services, draft, jobId, [
			{ filename: `${name}.json`, contentType: "application/json", content: json },
			{ filename: `${name}.pdf`, contentType: "application/pdf", content: await renderer.dataCopy(copy.document) },
		]);
	} else {
		const done = kind === "no_sale" ? "noSale" : "correction";
		await sendEmail(services, messageDraft(request, t("mails.done.subject"), [t(`mails.done.${done}`)]), jobId);
	}
	await database.db.update(dataRequests).set({ state: "done", doneAt: clock() }).where(eq(dataRequests.id, id));
}

/** The email goes after the deletion, which it tells of. Until then the request keeps the address. */
async function deletePerson(services: Parts, request: DataRequest, jobId: string): Promise<void> {
	const { database, env, clock, intake, log } = services;
	const { id, locale, email, phone, phoneConfirmed } = request;
	const t = translator(locale, "dataRequests");
	await intake.drained();
	const identity = { email, phone: phoneConfirmed ? phone : null };
	const person = await findPerson(database.db, identity);
	const ids = person.leads.map((lead) => lead.id);
	// Never by a name or a number, which others have too.
	const isAbout = (text: string) => ids.some((leadId) => text.includes(leadId)) || hasAddress(text, person.email);
	// Before too: after a failure the rows no longer say what to look for.
	await deleteMailsAbout(env.dataDir, isAbout);
	await database.db.transaction((transaction) =>
		erasePerson(transaction, env, identity, { besides: id, now: clock() }),
	);
	const kept = describeKept(locale, await keptAfterDeletion(database.db, env, identity, person));
	const paragraphs = [t("mails.deletion.text"), ...kept, t("mails.deletion.elsewhere")];
	const draft = messageDraft(request, t("mails.deletion.subject"), paragraphs);
	await sendEmail(services, draft, derivedId(id, "deletion")).catch((error: unknown) => {
		// A mailbox that is gone must not keep the data.
		if (!(error instanceof RecipientRefusedError)) throw error;
	});
	await deleteMailsAbout(env.dataDir, isAbout);
	await database.db
		.update(dataRequests)
		.set({ ...emptyRequest, state: "done", doneAt: clock() })
		.where(eq(dataRequests.id, id));
	await wipe(services);
	log.info({ request: id, leads: ids.length, job: jobId }, "a person's data was deleted");
}

/** Takes what was deleted from the files of the database, its copies and the journal. */
async function wipe({ database, intake }: Pick<Parts, "database" | "intake">): Promise<void> {
	await database.scrub();
	await intake.tidy();
}
