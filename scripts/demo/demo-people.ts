import { foldText } from "#domain/lead-desk/search-words.ts";
import { fullName, type Lead } from "#domain/leads/lead.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { DemoRandom } from "./demo-random.ts";
import { demoWords } from "./demo-words.ts";

/** Somebody who writes to the agency of a demo. */
export type DemoVisitor = Pick<Lead, "firstName" | "lastName"> &
	Record<"email" | "phone", string> & { locale: Locale; state: DemoState };

type DemoState = keyof typeof states;
/** Where they live, by weight. */
const states = { FL: 70, GA: 9, TX: 9, NY: 7, NJ: 3, AL: 1, CA: 1 };
const areaCodes: Readonly<Record<DemoState, string>> = {
	FL: "305 786 954 561 407 813 941 239 321 352 386 448 645 656 689 727 728 754 772 850 863 904 324",
	GA: "404 229 470 478 678 706 762 770 912 943",
	TX: "210 214 254 281 325 346 361 409 430 432 469 512 713 817 832 903 915 936 940 956 972 979",
	NY: "212 315 332 347 516 518 585 607 631 646 716 718 845 914 917 929",
	NJ: "201 551 609 640 732 848 856 862 908 973",
	AL: "205 251 256 334 659 938",
	CA: "209 213 310 323 408 415 510 530 559 562 619 626 650 707 714 818 909 916 949",
};
/** Some of the most recent authors write again or have a partner who does. */
const recent = 500;

/**
 * The author of the next lead: usually somebody new, sometimes a person again, and now and then their partner with the
 * same number. Everybody else has their own number.
 */
export function demoPeople(random: DemoRandom): () => DemoVisitor {
	const people: DemoVisitor[] = [];
	const numberIn = demoNumbers();
	return () => {
		const known = people.length > 20 ? random.pick(people.slice(-recent)) : null;
		if (known && random.isLikely(0.08)) return known;
		const partner = known && random.isLikely(0.02) ? known : null;
		const locale = partner?.locale ?? random.weighted(shares);
		const state = partner?.state ?? random.weighted(states);
		const words = demoWords[locale];
		const firstName = random.pick(words.firstNames.filter((name) => name !== partner?.firstName));
		const name = { firstName, lastName: partner?.lastName ?? random.pick(words.lastNames) };
		const mailbox = foldText(fullName(name)).replace(/[^a-z]+/g, ".");
		const email = `${mailbox}${people.length + 1}@mail.example`;
		const visitor = { ...name, locale, state, email, phone: partner?.phone ?? numberIn(state) };
		people.push(visitor);
		return visitor;
	};
}

const shares = Object.fromEntries(locales.map((one) => [one, demoWords[one].share])) as Record<Locale, number>;

/** Numbers that nobody has: 555-0100 to 555-0199 are reserved for fiction. A very large demo uses them again. */
function demoNumbers(): (state: DemoState) => string {
	const used = new Map<DemoState, number>();
	return (state) => {
		const codes = areaCodes[state].split(" ");
		const count = used.get(state) ?? 0;
		used.set(state, count + 1);
		const line = Math.floor(count / codes.length) % 100;
		return `(${codes[count % codes.length]}) 555-01${line.toString().padStart(2, "0")}`;
	};
}
