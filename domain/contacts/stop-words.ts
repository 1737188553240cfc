import { foldTerm } from "../search/terms.ts";

/**
 * The request in a text or an email of a few words. The FCC's rules name STOP, QUIT, END, REVOKE, OPT OUT, CANCEL and
 * UNSUBSCRIBE, and any other words that a reasonable person understands (47 CFR 64.1200(a)(10)).
 */
export type ContactRequest = "stop" | "help";

/** Without case, accents and punctuation. Each is the whole message. */
const stopWords = new Set(
	[
		"stop, stopall, stop all, quit, end, revoke, opt out, optout, cancel, unsubscribe, remove, remove me, no more",
		"pare, paren, parar, para, alto, cancelar, cancele, cancela, basta, baja, dar de baja, darme de baja, no mas",
		"parem, cancelem, chega, sair, descadastrar, descadastre, remover, nao mais",
		"sispann, sispan, kanpe, rete, kite, estop, anile, dezabone, ase",
		"arret",
	].flatMap((words) => words.split(", ")),
);

const helpWords = new Set(["help", "info", "ayuda", "ajuda", "ed", "edem", "ede m", "aide"]);

/** Words that people add out of courtesy or impatience: "STOP please", "Pare, por favor", "Sispann, tanpri". */
const courtesy =
	/\b(?:please|pls|thanks|thank you|now|por favor|porfa(?:vor)?|gracias|ya|ahora|obrigad[oa]|agora|tanpri|souple|silvouple|mesi|kounye a)\b/g;

/** Phrases of a short message that leave no doubt. "I want to cancel my policy" isn't one. */
const stopSentences = [
	/\b(?:stop|quit|no more) (?:all )?(?:the |these |your )?(?:text|call|email|mail|messag|contact|send|bother|spam)/,
	/\b(?:do not|dont|don t|never) (?:ever )?(?:text|call|email|mail|message|contact|write|bother)\b/,
	/\b(?:remove me|take me off|take my (?:name|number|email)|unsubscribe me|opt me out|leave me alone|opt out|lose my number)\b/,
	/\bno me (?:llame|llamen|llames|escriba|escriban|escribas|contacte|contacten|mande|manden|envie|envien|moleste|molesten)\b/,
	/\b(?:deje|dejen|deja|pare|paren) de (?:llamar|escribir|mandar|enviar|contactar|molestar)/,
	/\b(?:deme de baja|denme de baja|quiteme|quitenme|borreme)\b/,
	/\bnao (?:me )?(?:ligue|liguem|liga|escreva|escrevam|mande|mandem|envie|enviem|contate|perturbe)\b/,
	/\b(?:pare|parem|para) de (?:me )?(?:ligar|escrever|mandar|enviar|contatar|perturbar)/,
	/\b(?:me tire|me tirem|me remova|me remove|me descadastre|remova meu)\b/,
	/\bpa (?:rele|ekri|voye|kontakte|deranje|nwi) ?(?:m|mwen|mesaj|imel|anyen)\b/,
	/\b(?:sispann|kanpe|rete|kite) (?:rele|ekri|voye|kontakte|deranje)/,
	/\b(?:retire|wete|efase) ?(?:m|mwen|non m|nimewo m)\b/,
];

/** Longer texts may tell of somebody else's words. An agent reads them. */
const maxSentenceLength = 120;

/** @returns null if it is an ordinary message, which an agent reads */
export function contactRequestOf(text: string): ContactRequest | null {
	const words = foldTerm(text.normalize("NFKC"))
		.replace(/['’ʼ]/g, "")
		.replace(/[^\p{L}\p{N}]+/gu, " ");
	const bare = words.replace(courtesy, " ").replace(/\s+/g, " ").trim();
	if (stopWords.has(bare)) return "stop";
	if (helpWords.has(bare)) return "help";
	if (words.length > maxSentenceLength) return null;
	return stopSentences.some((sentence) => sentence.test(words)) ? "stop" : null;
}
