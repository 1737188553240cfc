import { asc, eq, inArray, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSubmissions, leadPersonPairs, leadPersons } from "#database/schema.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { pairIds } from "#domain/persons/person-pair.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { dataCopy } from "../../privacy/data-copy.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { indexSomeLeads } from "../list/index-leads.server.ts";
import { reindexLead } from "../list/reindex-lead.server.ts";
import type { DeskUser } from "../work/lead-reader.server.ts";
import { readThisPerson } from "./read-this-person.server.ts";

describe.each(databaseKinds)("persons on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let ana: DeskUser;
	let owner: DeskUser;
	beforeAll(async () => {
		services = await openTestServices(kind);
		work = leadWork(services);
		ana = await work.person("Ana", "agent");
		owner = await work.person("Owner", "admin", []);
	});
	afterAll(() => services.close());

	let number = 1000;
	/** Somebody with a number and an address that nobody else has. */
	function somebody(name = "José García") {
		number += 1;
		const [firstName = "", lastName = ""] = name.split(" ");
		return { firstName, lastName, email: `p${number}@example.com`, phone: `786555${number}` };
	}
	async function lead(changes: Partial<Lead>) {
		const id = await work.lead(changes);
		await services.leadIndex.index();
		return id;
	}
	const personOf = async (leadId: string) => (await work.read(leadId)).personId ?? "nobody";
	const pairsOf = (...ids: string[]) =>
		services.database.db.select().from(leadPersonPairs).where(inArray(leadPersonPairs.oneId, ids));

	test("a lead's page shows the person's other leads, the household and others with the same number, as far as one may open them", async () => {
		const jose = somebody();
		const leadId = await lead(jose);
		const again = await lead({ ...jose, firstName: "jose", lastName: "GARCIA" });
		const elsewhere = await lead({ ...jose, phone: null, state: "TX" });
		const wife = await lead({ ...jose, firstName: "Ana", email: somebody().email });
		const son = await lead({ ...jose, lastName: "García Jr", phone: somebody().phone });
		const shown = async (reader: DeskUser) => {
			const { own, household, alike } = await readThisPerson(
				services.database.db,
				reader,
				await work.read(leadId),
				"en",
			);
			const row = ({ id, isOtherName, matches }: (typeof own.leads)[number]) => ({ id, isOtherName, matches });
			return [own, household, alike].map(({ leads, others }) => ({ leads: leads.map(row), others }));
		};
		const both = "Same email and phone";
		const home = { leads: [{ id: wife, isOtherName: true, matches: "Same phone" }], others: null };
		const alike = { leads: [{ id: son, isOtherName: true, matches: "Same email" }], others: null };
		const mine = { id: again, isOtherName: false, matches: both };
		const hidden = "There is 1 more lead of this person that you can’t open.";
		expect(await shown(ana), "an agent has no license in Texas").toEqual([
			{ leads: [mine], others: hidden },
			home,
			alike,
		]);
		const texan = { id: elsewhere, isOtherName: false, matches: "Same email" };
		const [own, ...rest] = await shown(owner);
		expect(new Set(own?.leads)).toEqual(new Set([texan, mine]));
		expect(rest).toEqual([home, alike]);
	});

	test("what looks like spam belongs to nobody until it is released", async () => {
		const jose = somebody();
		const leadId = await lead(jose);
		const marked = await lead({ ...jose, spamReasons: ["links_in_name"] });
		expect(await personOf(marked)).toBe("nobody");
		const { db } = services.database;
		const released = { releasedAt: services.clock(), indexedAt: null };
		await db.update(contactSubmissions).set(released).where(eq(contactSubmissions.id, marked));
		await services.leadIndex.index();
		expect(await personOf(marked)).toBe(await personOf(leadId));
	});

	test("deriving a lead's fields once more links nothing anew", async () => {
		const jose = somebody();
		const ids = [await lead(jose), await lead({ ...jose, firstName: "Ana" })];
		const before = await Promise.all(ids.map(personOf));
		for (const id of ids) await reindexLead(services.database.db, id);
		await services.leadIndex.index();
		expect(await Promise.all(ids.map(personOf))).toEqual(before);
		expect(await pairsOf(...before)).toHaveLength(1);
	});

	test("two processes that link leads of one number at the same time make one person", async () => {
		const jose = somebody();
		// More than one transaction takes.
		const ids = await Promise.all(Array.from({ length: 70 }, () => work.lead(jose)));
		await Promise.all([indexSomeLeads(services), indexSomeLeads(services), indexSomeLeads(services)]);
		await services.leadIndex.index();
		expect(new Set(await Promise.all(ids.map(personOf))).size).toBe(1);
	});

	test("an erased lead belongs to nobody, and a person without leads is gone, with what was found about them", async () => {
		const { db } = services.database;
		const jose = somebody();
		const [one, other, wife] = [await lead(jose), await lead(jose), await lead({ ...jose, firstName: "Ana" })];
		const [person, hers] = [await personOf(one), await personOf(wife)];
		const erase = (...ids: string[]) => {
			const leads = ids.map((id) => ({ id, sessionId: null }));
			return db.transaction((transaction) => eraseLeads(transaction, leads, services.clock()));
		};
		await erase(one);
		expect(await personOf(one)).toBe("nobody");
		expect(await personOf(other)).toBe(person);
		expect(await pairsOf(person, hers)).toMatchObject([pairIds(person, hers)]);
		await erase(other);
		expect(
			await db
				.select()
				.from(leadPersons)
				.where(inArray(leadPersons.id, [person, hers])),
		).toMatchObject([{ id: hers }]);
		expect(await pairsOf(person, hers)).toEqual([]);
		const persons = db.select({ id: leadPersons.id }).from(leadPersons).orderBy(asc(leadPersons.id));
		const linked = db.selectDistinct({ id: contactSubmissions.personId }).from(contactSubmissions);
		const used = await linked.where(isNotNull(contactSubmissions.personId)).orderBy(asc(contactSubmissions.personId));
		expect(await persons, "nobody is left without leads").toEqual(used);
	});

	test("a copy of somebody's data has nothing of their household", async () => {
		const jose = somebody("Zebulon García");
		await lead(jose);
		const { email } = somebody();
		await lead({ ...jose, firstName: "Philomena", email, message: "My own question" });
		const request = { locale: "en", email: jose.email, phone: jose.phone, phoneConfirmed: true };
		const copy = await dataCopy(services.database.db, request as Parameters<typeof dataCopy>[1], services.clock());
		expect(JSON.stringify(copy.data)).toContain("Zebulon");
		expect(JSON.stringify(copy)).not.toMatch(new RegExp(`Philomena|My own question|${email}|household`, "i"));
	});
});
