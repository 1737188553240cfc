import { asc, eq, inArray, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries, contactSubmissions, leadPersonPairs, leadPersons } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import type { Lead } from "#domain/leads/lead.ts";
import { pairIds } from "#domain/persons/person-pair.ts";
import { leadWork } from "#tests/support/lead-work.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { dataCopy } from "../../privacy/data-copy.server.ts";
import { eraseLeads } from "../../privacy/erase-leads.server.ts";
import { readUndoBar } from "../commands/undo-bar.server.ts";
import { undoCommand } from "../commands/undo-command.server.ts";
import { indexSomeLeads } from "../list/index-leads.server.ts";
import { reindexLead } from "../list/reindex-lead.server.ts";
import { describeTimelineEvent } from "../page/describe-timeline.server.ts";
import { readTimeline } from "../page/read-timeline.server.ts";
import { changePersons, type PersonChange } from "./change-persons.server.ts";
import { readThisPerson } from "./read-this-person.server.ts";

describe.each(ruleKinds)("persons on %s", (kind) => {
	let services: TestServices;
	let work: ReturnType<typeof leadWork>;
	let ana: LeadActor;
	let owner: LeadActor;
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

	test("a lead's page shows the person's other leads and others with the same number, as far as the reader may open them", async () => {
		const jose = somebody();
		const leadId = await lead(jose);
		const again = await lead({ ...jose, firstName: "jose", lastName: "GARCIA" });
		const elsewhere = await lead({ ...jose, phone: null, state: "TX" });
		const wife = await lead({ ...jose, firstName: "Ana", email: somebody().email });
		const son = await lead({ ...jose, lastName: "García Jr", phone: somebody().phone });
		const shown = async (reader: LeadActor) => {
			const { own, alike } = await readThisPerson(services.database.db, reader, await work.read(leadId), "en");
			const row = ({ id, isOtherName, matches }: (typeof own.leads)[number]) => ({ id, isOtherName, matches });
			// They arrived at the same moment.
			return [own, alike].map(({ leads, others }) => ({ leads: new Set(leads.map(row)), others }));
		};
		const both = "Same email and phone";
		const wifes = { id: wife, isOtherName: true, matches: "Same phone" };
		const alike = { leads: new Set([{ id: son, isOtherName: true, matches: "Same email" }, wifes]), others: null };
		const mine = { id: again, isOtherName: false, matches: both };
		const hidden = "This person has 1 more lead that you can’t open.";
		expect(await shown(ana), "an agent has no license in Texas").toEqual([
			{ leads: new Set([mine]), others: hidden },
			alike,
		]);
		const texan = { id: elsewhere, isOtherName: false, matches: "Same email" };
		expect(await shown(owner)).toEqual([{ leads: new Set([texan, mine]), others: null }, alike]);
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

	test("deriving a lead's fields again changes no links", async () => {
		const jose = somebody();
		const ids = [await lead(jose), await lead({ ...jose, firstName: "Ana" })];
		const before = await Promise.all(ids.map(personOf));
		for (const id of ids) await reindexLead(services.database.db, id);
		await services.leadIndex.index();
		expect(await Promise.all(ids.map(personOf))).toEqual(before);
		expect(await pairsOf(...before)).toHaveLength(1);
	});

	test("a new lead is compared with the number that a person has since a moment ago", async () => {
		const jose = somebody();
		const one = await lead({ ...jose, phone: null });
		const { phone, email } = somebody();
		const ofOne = eq(contactSubmissions.id, one);
		await services.database.db.update(contactSubmissions).set({ phone, indexedAt: null }).where(ofOne);
		const two = await lead({ ...jose, phone, email });
		expect(await personOf(two)).toBe(await personOf(one));
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

	test("a copy of somebody's data has nothing of others with the same number", async () => {
		const jose = somebody("Zebulon García");
		await lead(jose);
		const { email } = somebody();
		await lead({ ...jose, firstName: "Philomena", email, message: "My own question" });
		const request = { locale: "en", email: jose.email, phone: jose.phone, phoneConfirmed: true };
		const copy = await dataCopy(services.database.db, request as Parameters<typeof dataCopy>[1], services.clock());
		expect(JSON.stringify(copy.data)).toContain("Zebulon");
		expect(JSON.stringify(copy)).not.toMatch(new RegExp(`Philomena|My own question|${email}`, "i"));
	});

	describe("by hand", () => {
		const byHand = (by: LeadActor, change: PersonChange, seen: string | null = null) =>
			changePersons(services, by, change, seen);
		async function done(by: LeadActor, change: PersonChange): Promise<string> {
			const result = await byHand(by, change);
			if (!result.ok) throw new Error(result.code);
			return result.id;
		}
		const undo = async (by: LeadActor, id: string) => (await undoCommand(services, by, id)).ok;
		/** All links, as they are stored. */
		async function links() {
			const { db } = services.database;
			const { id, personId } = contactSubmissions;
			return {
				leads: await db.select({ id, personId }).from(contactSubmissions).orderBy(asc(id)),
				persons: await db.select().from(leadPersons).orderBy(asc(leadPersons.id)),
				pairs: await db
					.select()
					.from(leadPersonPairs)
					.orderBy(asc(leadPersonPairs.oneId), asc(leadPersonPairs.otherId)),
			};
		}

		test("merging, splitting and judging change links alone, and undone from the last to the first they are as before", async () => {
			const jose = somebody();
			const [one, again] = [await lead(jose), await lead(jose)];
			const pepe = await lead({ ...somebody("Pepe García"), phone: jose.phone });
			const wife = await lead({ ...somebody("Ana García"), email: jose.email });
			const [stranger, eva] = [await lead(somebody("Luis Gil")), await lead(somebody("Eva Gil"))];
			const before = await links();
			const data = await services.database.db.select().from(contactSubmissions).orderBy(asc(contactSubmissions.id));
			const changes: PersonChange[] = [
				{ name: "merge", one, other: pepe },
				{ name: "different", one, other: wife },
				{ name: "split", leadIds: [again] },
				{ name: "merge", one: stranger, other: one },
				{ name: "different", one: again, other: eva },
			];
			const ids: string[] = [];
			for (const change of changes) ids.push(await done(owner, change));
			expect(await personOf(pepe)).toBe(await personOf(stranger));
			expect(await personOf(again)).not.toBe(await personOf(one));
			const kept = (rows: typeof data) => rows.map(({ personId, ...row }) => row);
			const after = await services.database.db.select().from(contactSubmissions).orderBy(asc(contactSubmissions.id));
			expect(kept(after)).toEqual(kept(data));
			for (const id of ids.toReversed()) expect(await undo(owner, id)).toBe(true);
			expect(await links()).toEqual(before);
		});

		test("random changes and undos leave leads, persons and links as they were", async () => {
			const random = randomNumbers(seed);
			const pick = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
			const shared = somebody();
			const names = ["José García", "Ana García", "Luis Gil", "Eva Gil"].map((name) => ({
				...somebody(name),
				phone: shared.phone,
			}));
			const leadIds: string[] = [];
			for (const one of [...names, ...names]) leadIds.push(await lead(one));
			const before = await links();
			const done: string[] = [];
			for (let step = 0; step < (isLong ? 1000 : 30); step++) {
				if (done.length > 0 && random() < 0.3) {
					await undo(owner, done.pop() ?? "");
					continue;
				}
				const name = pick(["merge", "merge", "split", "different"] as const);
				const [one, other] = [pick(leadIds), pick(leadIds)];
				const split = { name: "split", leadIds: [one] } as const;
				const result = await byHand(owner, name === "split" ? split : { name, one, other });
				if (result.ok) done.push(result.id);
			}
			for (const id of done.toReversed()) await undo(owner, id);
			expect(await links()).toEqual(before);
		}, 300_000);

		test("what somebody changed after a merge stays when it is undone, and a new lead keeps its person", async () => {
			const [jose, pepe] = [somebody(), somebody("Pepe García")];
			const [one, other, more] = [await lead(jose), await lead(pepe), await lead(pepe)];
			const former = await personOf(other);
			const id = await done(owner, { name: "merge", one, other });
			const later = await lead(pepe);
			expect(await personOf(later)).toBe(await personOf(one));
			await done(owner, { name: "split", leadIds: [more] });
			const split = await personOf(more);
			await undo(owner, id);
			expect([await personOf(other), await personOf(more)]).toEqual([former, split]);
			expect(await personOf(later)).toBe(await personOf(one));
			const bar = await readUndoBar(services, owner, new URLSearchParams(`undone=${id}`), "en");
			expect(bar?.text).toBe("Undone for 1 lead · Same person");
			expect(bar?.left).toMatch(/^1 lead stays as it is/);
		});

		test("“not the same” is remembered through a merge, and no new lead brings the two together", async () => {
			const jose = somebody();
			const [one, other] = [await lead(jose), await lead(jose)];
			await done(owner, { name: "split", leadIds: [other] });
			const third = await lead(somebody("José García"));
			await done(owner, { name: "merge", one: third, other });
			await lead(jose);
			await reindexLead(services.database.db, other);
			await services.leadIndex.index();
			expect(await personOf(other)).not.toBe(await personOf(one));
			const [pair] = await pairsOf(await personOf(one), await personOf(other));
			expect(pair?.areDifferent).toBe(true);
		});

		test("an agent changes persons only if every lead concerned is theirs to open, and undoes only their own change", async () => {
			const jose = somebody();
			const [one, texan] = [
				await lead(jose),
				await lead({ ...somebody("Pepe García"), phone: jose.phone, state: "TX" }),
			];
			const florida = await lead({ ...somebody("Juan García"), phone: jose.phone });
			expect(await byHand(ana, { name: "merge", one, other: texan })).toEqual({ ok: false, code: "gone" });
			const hidden = await lead({ ...jose, state: "TX" });
			expect(await byHand(ana, { name: "merge", one, other: florida })).toEqual({ ok: false, code: "notAllowed" });
			await done(owner, { name: "split", leadIds: [hidden] });
			const id = await done(ana, { name: "merge", one, other: florida });
			const luis = await work.person("Luis", "agent");
			expect(await undo(luis, id)).toBe(false);
			expect(await undo(ana, id)).toBe(true);
			expect(await personOf(florida)).not.toBe(await personOf(one));
		});

		test("nothing happens twice, to nobody, or to persons who changed since they were shown", async () => {
			const jose = somebody();
			const [one, other] = [await lead(jose), await lead({ ...somebody("Pepe García"), phone: jose.phone })];
			const merge = { name: "merge", one, other } as const;
			expect(await byHand(owner, merge, "0000")).toEqual({ ok: false, code: "changed" });
			const results = await Promise.all([byHand(owner, merge), byHand(owner, merge)]);
			expect(results.filter((result) => result.ok)).toHaveLength(1);
			expect(results).toContainEqual({ ok: false, code: "nothing" });
			const marked = await lead({ ...jose, spamReasons: ["links_in_name"] });
			expect(await byHand(owner, { name: "merge", one, other: marked })).toEqual({ ok: false, code: "gone" });
			expect(await byHand(owner, { name: "split", leadIds: [one, other] })).toEqual({
				ok: false,
				code: "nothing",
			});
		});

		test("the timeline and the audit log say who merged", async () => {
			const jose = somebody();
			const [one, other] = [await lead(jose), await lead(somebody("Pepe García"))];
			const id = await done(owner, { name: "merge", one, other });
			const { events } = await readTimeline(services.database.db, other);
			const said = events.map((event) => describeTimelineEvent(event, "en").title);
			expect(said).toContain("Owner changed which person this lead belongs to");
			const entries = await services.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
			expect(entries).toMatchObject([{ action: "PERSONS_MERGED", details: "persons.merge: 1" }]);
		});
	});
});
