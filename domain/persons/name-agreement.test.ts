import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { compareAllNames, compareNames, nameKey } from "./name-agreement.ts";

test.each([
	["José García", "jose garcia", "same"],
	["Garcia, José", "José García", "same"],
	["O’Brien Sean", "Sean OBrien", "same"],
	["Marie-Ange Désir", "MARIE ANGE DESIR", "same"],
	["", "José García", "unknown"],
	["—", "José García", "unknown"],
	["María López", "María C. López", "alike"],
	["M. López", "María López", "alike"],
	["José García", "José García Jr.", "alike"],
	["Marie", "Marie Joseph", "alike"],
	["Ana De la Cruz", "Ana Delacruz", "alike"],
	["Amy Lee", "May Lee", "other"],
	["Bill Smith", "William Smith", "other"],
	["Pepe García", "José García", "other"],
	["Marie Joseph", "Luc Joseph", "other"],
	["Marie Joseph", "Marie Pierre", "other"],
	["Ana Ana", "Ana Pérez", "other"],
])("%j and %j are %s", (one, other, agreement) => {
	expect(compareNames(nameKey(one), nameKey(other))).toBe(agreement);
	expect(compareNames(nameKey(other), nameKey(one))).toBe(agreement);
});

test("somebody with two names agrees with each of them", () => {
	const names = [nameKey("Ana Pérez"), nameKey("Ana Ruiz")];
	expect(compareAllNames(names, [nameKey("Ana Ruiz")])).toBe("same");
	expect(compareAllNames(names, [])).toBe("unknown");
	expect(compareAllNames(names, [nameKey("Luis Ruiz")])).toBe("other");
});

test("the order of two names makes no difference, and the key of a key is itself", () => {
	const name = fc.array(fc.constantFrom("ana", "a", "luis", "l", "ruiz", "jr", "ru", "iz"), { maxLength: 3 });
	fc.assert(
		fc.property(name, name, (one, other) => {
			const [mine, theirs] = [nameKey(one.join(" ")), nameKey(other.join(" "))];
			expect(compareNames(mine, theirs)).toBe(compareNames(theirs, mine));
			expect(nameKey(mine)).toBe(mine);
		}),
	);
});
