import fc from "fast-check";
import { expect, test } from "vitest";
import "#tests/support/seeded-properties.ts";
import { contactRequestOf } from "./stop-words.ts";

const stopWords = [
	"STOP",
	"QUIT",
	"END",
	"REVOKE",
	"OPT OUT",
	"CANCEL",
	"UNSUBSCRIBE",
	"STOPALL",
	"PARE",
	"ALTO",
	"PARAR",
	"CANCELAR",
	"BASTA",
	"BAJA",
	"SAIR",
	"CHEGA",
	"DESCADASTRAR",
	"PAREM",
	"SISPANN",
	"KANPE",
	"RETE",
	"ANILE",
	"ESTÒP",
];

test("each stop word counts in any case and with any punctuation", () => {
	const around = fc.constantFrom("", " ", ".", "!", "\n", "“", "”", "…", "\u00a0");
	fc.assert(
		fc.property(fc.constantFrom(...stopWords), around, around, fc.boolean(), (word, before, after, isLower) => {
			const text = `${before}${isLower ? word.toLowerCase() : word}${after}`;
			expect(contactRequestOf(text), text).toBe("stop");
		}),
		{ numRuns: 600 },
	);
});

test.each([
	"Stop, please",
	"opt-out",
	"ＳＴＯＰ",
	"PARE por favor",
	"Sispann tanpri!",
	"ALTO, gracias",
	"stop texting me",
	"Please don’t call me again",
	"take me off your list",
	"No me llamen más",
	"Dejen de escribirme",
	"Não me ligue mais",
	"Parem de mandar mensagem",
	"Pa rele m ankò",
	"Pa voye mesaj ban mwen ankò",
	"Sispann rele m",
])("%s means stop", (text) => {
	expect(contactRequestOf(text)).toBe("stop");
});

test.each(["HELP", "ayuda", "Ajuda!", "Èd", "info"])("%s means help", (text) => {
	expect(contactRequestOf(text)).toBe("help");
});

test.each([
	"",
	"I want to cancel my old policy",
	"At the end of the month, please",
	"Can you stop by on Monday?",
	"Mwen pare",
	"Mwen rete Miami",
	"Para mi mamá, gracias",
	"É para minha mãe",
	"Necesito ayuda con mi póliza",
	"Please call me again",
	"I told my old agent to stop calling me, and he did. Then I found your website, and I would like to know what a policy costs.",
])("%j is for an agent to read", (text) => {
	expect(contactRequestOf(text)).toBeNull();
});
