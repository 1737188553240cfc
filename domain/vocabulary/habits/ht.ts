import { words } from "../word-patterns.ts";
import type { Habit } from "./habit.ts";

/** The definite article by the last sound: what may not follow each noun. `nan` also means "in", and `la` "there". */
const articles: readonly (readonly [nouns: string, article: string, wrong: string])[] = [
	["polis|gid|sit|mesaj|imel|kalkilatris|paj|lis", "la", "a|an|lan"],
	["kontra|konpayi|kouvèti|benefisyè|rapò|randevou|eta", "a", "an|lan"],
	["aplikasyon|konsiltasyon|estimasyon|ajan|konsantman|ilistrasyon|peman", "an", "a|lan|la"],
	["asirans|ajans|lisans|kont", "lan", "a|an"],
	["prim|fòm|demann", "nan", "a|an|lan|la"],
];

/** The position after an article. Elsewhere `an` is a preposition: "polis an kreyòl", "yon prim an reta". */
const afterArticle = "(?=[.,;:!?]|$| (?:ki|se|pa|ap|te|gen|ka|dwe|pou|epi|ak|yo|li|nou|w|ou)(?!\\p{L}))";

/** Kreyòl with a second meaning, with French spelling, or with an article that the ear rejects. */
export default [
	{
		name: "se pa (yours or not)",
		pattern: words("se pa (?:ou|w|nou|konpayi)(?! (?:ki|menm|sèl|ye|k ap))"),
		instead: "It means both “it is not” and “it is the … of”. Write “se … ki …” or “se pou ou li ye”.",
		examples: {
			wrong: ["Dokiman ki konte a se pa konpayi asirans lan."],
			right: ["Se dokiman konpayi asirans lan ki konte.", "Se pa ou ki peye."],
		},
	},
	{
		name: "ka pa ou (your case or cannot)",
		pattern: words(
			"ka pa (?:ou|w|l|li|m|mwen|nou|yo)(?= (?:la|a|yo|avè|ak)(?!\\p{L})|[.,;:!?]|$)|(?:nan|sou|pou|pwòp|chak|si se) ka (?:pa|ou|w)(?!\\p{L})",
		),
		instead: "Write “sitiyasyon”: ka is “can”, pa is “not”.",
		examples: {
			wrong: ["Mande yon espesyalis sou ka pa w la.", "Kalkil pou pwòp ka pa ou.", "Si se ka w, li di jamè."],
			right: ["Mande yon espesyalis sou sitiyasyon pa w.", "Kilè ou ka pa peye?", "Isit la ou ka wè tout."],
		},
	},
	{
		name: "kat (four, card or map)",
		pattern: words("kat (?:eta|pri|etazini|peyi)"),
		instead: "A map is “kat jeyografik”; a number is a digit: “4 eta”.",
		examples: {
			wrong: ["Kat pri mwayen yon fineray", "Kat eta yo"],
			right: ["Kat jeyografik eta yo", "4 eta", "kat fason pou peye"],
		},
	},
	{
		name: "ta dwe (would owe or should)",
		pattern: words("ta dwe(?=[.,;:!?]|$| bank| konpayi| sou)"),
		instead: "Write “t ap gen pou peye” for a debt.",
		examples: {
			wrong: ["Konnen sa fanmi ou ta dwe."],
			right: ["Konnen ki dèt ki t ap tonbe sou fanmi ou.", "Ki moun ki ta dwe benefisyè?"],
		},
	},
	{
		name: "tout … pa (none or not all)",
		pattern: words(
			"(?<!pa )tout (?:pwodui|polis|konpayi|moun|eta|plan|estimasyon|frè)(?: (?:yo|a|an|la|sa yo))? pa (?:disponib|kalifye|aksepte|vann|ofri|menm)",
		),
		instead: "It can be heard as “none”. Write “Se pa tout … ki …”.",
		examples: {
			wrong: ["Tout pwodui pa disponib nan tout eta."],
			right: ["Se pa tout pwodui ki disponib nan tout eta."],
		},
	},
	{
		name: "French apostrophe",
		pattern: /(?<![\p{L}\d])[mlwnytdsjkc][’'](?=\p{L})/giu,
		instead: "Short forms are words of their own: m ap, l ap, n ap.",
		examples: { wrong: ["N’ap rele ou.", "M'ap vini."], right: ["N ap rele ou.", "Moody’s"] },
	},
	...articles.map(([nouns, article, wrong]) => {
		const [noun = ""] = nouns.split("|");
		return {
			name: `article of ${noun}`,
			pattern: words(`(?:${nouns}) (?:${wrong.replace(/\ban\b/, `an${afterArticle}`)})`),
			instead: `The article is “${article}”: ${noun} ${article}.`,
			examples: {
				wrong: wrong.split("|").map((letter) => `Li wè ${noun} ${letter}.`),
				right: [`Li wè ${noun} ${article}.`, `Yon ${noun} an kreyòl`],
			},
		};
	}),
	{
		name: "article after ou",
		pattern: words(
			"(?<!(?:pa|avè|ak|ede|ba|pou|sou) )w (?:lan|an)(?=[.,;:!?]|$| (?:ki|se|pa|ap|te|gen|ka|dwe|pou|epi|ak|rive)(?!\\p{L}))|(?:demann|kont|sesyon|aplikasyon|estimasyon|kesyon|polis|rapò|mesaj|konsiltasyon|randevou|fanmi|imel) ou (?:an(?! (?:detay|kreyòl|angle|panyòl|pòtigè|PDF))|lan)",
		),
		instead: "After ou the article is “a”: demann ou a.",
		examples: {
			wrong: ["Demann ou an rive.", "Kesyon w lan pa la?", "nan navigatè w lan."],
			right: ["Demann ou a rive.", "Demann nou an", "ba ou an kreyòl", "rele w nan 24 èdtan", "rapò ou an detay"],
		},
	},
	{
		name: "French word",
		pattern: words(
			"donk|konjwen|likratif|konfòmite|o aza|o maksimòm|answit|an vigè|sou plas|a zewo|dezabòn\\p{L}*|kredite|yo desi|selman|retrè|asirè|asirans pèmanan",
		),
		instead:
			"Write kidonk, mari oswa madanm, pou fè lajan, règ nou swiv, owaza, pou pi plis, apre sa, valab, an pèsòn, nan zewo, sispann resevwa, lajan ou retire, konpayi asirans, asirans ki pa gen dat fen.",
		examples: {
			wrong: ["Donk reponn kesyon yo.", "Yon konjwen ki travay", "Prè ak retrè"],
			right: ["Kidonk reponn kesyon yo.", "Lajan pou retrèt"],
		},
	},
	{
		name: "European numbers",
		pattern: /\$\d{1,3}(?:\.\d{3})+(?!\d)|(?<!\d)\d{1,3},\d{1,2} ?%|\$ \d/gu,
		instead: "Numbers and money are as in English: $1,234.50, 21.99%.",
		examples: { wrong: ["$1.234", "21,99%", "$ 500"], right: ["$1,234.50", "21.99%"] },
	},
	{
		name: "sou lwa (spirit or law)",
		pattern: words("(?:konsèy )?sou lwa(?! (?:eta|Kalifòni|federal|Florid|sa|ki))"),
		instead: "Lwa is also a spirit. Write lalwa: “konsèy sou lalwa”.",
		examples: { wrong: ["Se pa konsèy sou lwa."], right: ["Se pa konsèy sou lalwa.", "sou lwa eta a"] },
	},
	{
		name: "è for hours",
		pattern: /(?:\{\w*[hH]ours\}|(?<!(?:de|nan|a|rive) )\b\d+) è(?!\p{L})/gu,
		instead: "Write èdtan for a length of time; 8è for the clock.",
		examples: { wrong: ["nan {contactHours} è", "pandan 24 è"], right: ["nan {contactHours} èdtan", "8è nan maten"] },
	},
	{
		name: "lakay (chez)",
		pattern: words("(?:kay|lakay) (?:otorite|konpayi|yon konpayi|nenpòt|sèvis)"),
		instead: "Write “sou sit otorite a”, “nan yon konpayi asirans”.",
		examples: { wrong: ["yon polis lakay yon konpayi"], right: ["yon polis nan yon konpayi asirans", "kay fanmi an"] },
	},
	{
		name: "kanpe (stop or stand for)",
		pattern: words("kanpe (?:pou|bò kote|la|isit|sou (?:estimasyon|paj))|si (?:ou|w) kanpe"),
		instead: "Write sispann, or “se pou …”.",
		examples: {
			wrong: ["Rès la kanpe pou depans yo.", "Si ou kanpe, ou pèdi lajan."],
			right: ["Rès la se pou depans yo.", "kanpe sou de pye l"],
		},
	},
	{
		name: "obligation",
		pattern: words("angaje w nan anyen|san angajman|pa oblije (?:w|ou) anyen"),
		instead: "Write “ou pa oblije achte anyen”.",
		examples: { wrong: ["Sa pa angaje w nan anyen."], right: ["Ou pa oblije achte anyen."] },
	},
	{
		name: "growth as a fact",
		pattern: words("valè lajan kach ki (?:ap )?(?:grandi|monte|ogmante)(?! (?:chak ane|dousman))"),
		instead: "Write “ki ka grandi”: growth that depends on an index, a dividend or an assumption is never sure.",
		examples: { wrong: ["Yon valè lajan kach ki grandi."], right: ["Yon valè lajan kach ki ka grandi."] },
	},
	{
		name: "another meaning",
		pattern: words(
			"avoka ki fè fayit|nan fen tan ou|ekri yon nonm|yon nonm, ak chif|ka spam|vèy ak antèman|imel endezirab|ajan lakay nou|tankou yon spam|rete kouvri|pote chaj kay|non an se menm non an|kare sa a|ranpli espas|konsiltasyon òdinè",
		),
		instead:
			"Write avoka ki okipe zafè fayit, nan fen peryòd ou a, yon nonb, petèt spam, ekspozisyon kò a, spam, ajan nan ekip nou an, kenbe kouvèti a, peye prè kay la, non an koresponn, kaz sa a, konsiltasyon nòmal.",
		examples: {
			wrong: [
				"yon avoka ki fè fayit",
				"nan fen tan ou",
				"Tanpri ekri yon nonm, ak chif sèlman.",
				"Tanpri, make kare sa a",
			],
			right: ["yon avoka ki okipe zafè fayit", "Tanpri ekri yon nonb", "make kaz sa a"],
		},
	},
	{
		name: "chak (each) alone",
		pattern: words("chak (?:gen|pran|koute|bon|ka|te|ap|se)|pou chak(?=[.,;:!?])"),
		instead: "Chak needs a noun: “chak youn”, “chak polis”.",
		examples: {
			wrong: ["Chak gen wòl pa l.", "konbyen tan chak pran", "yon pousantaj pou chak."],
			right: ["Chak youn gen wòl pa l.", "konbyen tan chak youn pran", "yon pousantaj pou chak moun."],
		},
	},
	{
		name: "ka pa ou ka",
		pattern: words("ka pa (?:ou|w) ka"),
		instead: "Case, not, your, can: nobody can read it. Write “sitiyasyon pa w ka …”.",
		examples: { wrong: ["Ka pa ou ka diferan."], right: ["Sitiyasyon pa w ka diferan."] },
	},
	{
		name: "bous la (purse)",
		pattern: words("bous la"),
		instead: "It is first a purse, then a scholarship. Write “labous (stock market)”, then “labous”.",
		examples: { wrong: ["Lajan ou pa nan bous la."], right: ["Lajan ou pa nan labous.", "yon endis bous"] },
	},
	{
		name: "pa ap",
		pattern: words("pa ap|pa p"),
		instead: "Write “p ap”.",
		examples: { wrong: ["Ou pa ap resevwa imel.", "lè w pa p tape"], right: ["Ou p ap resevwa imel.", "Ou pa pale"] },
	},
	{
		name: "defèt (undone) for defè (to undo)",
		pattern: words("(?:ka|pou|vle|dwe|pa ka) defèt"),
		instead: "Write “ou ka defè sa”.",
		examples: { wrong: ["Ou ka defèt sa pandan 30 jou."], right: ["Ou ka defè sa.", "Enpòtasyon an defèt"] },
	},
	{
		name: "client for record",
		pattern: words("(?:louvri|tounen nan|efase) (?:yon )?kliyan (?:an|potansyèl)"),
		instead: "One opens a record. Write “louvri dosye a”.",
		examples: {
			wrong: ["Louvri kliyan potansyèl la", "Tounen nan kliyan an", "Efase kliyan potansyèl sa a"],
			right: ["Louvri dosye a", "Kliyan potansyèl ki efase", "Tounen nan lis kliyan potansyèl yo"],
		},
	},
	{
		name: "antre (to enter) for an entry",
		pattern: words("(?:dènye|lòt|chak) antre (?:yo|sa a|nan)|antre (?:sa a|ki pi (?:ansyen|resan))"),
		instead: "Write “anrejistreman”.",
		examples: {
			wrong: ["Antre ki pi ansyen", "Dènye antre nan rejis odit la", "Antre sa a pa la ankò."],
			right: ["Anrejistreman ki pi ansyen yo", "Chak plent antre nan rejis sa a", "Antre modpas ou"],
		},
	},
	{
		name: "tou (hole, also) for a turn",
		pattern: /^tou:|(?<!\p{L})(?:pati nan tou(?!\p{L})|gen tou,)/giu,
		instead: "Write “tou pa l” or “plas nan liy lan”.",
		examples: {
			wrong: ["Tou: 2 sou 5", "Li pa gen tou, akòz règ yo", "Pati nan tou yo"],
			right: ["Se te tou pa {name}.", "Tou pa l pa rive", "Li gratis tou."],
		},
	},
	{
		name: "life insurance without vi",
		pattern: words("asirans pou (?:tout lavi|yon tèm)"),
		instead: "Write “asirans vi pou tout lavi”, “asirans vi pou yon tèm”.",
		examples: { wrong: ["Asirans pou yon tèm"], right: ["Asirans vi pou yon tèm", "polis pou tout lavi"] },
	},
	{
		name: "fonse (to charge)",
		pattern: words("tè a (?:pa )?(?:ka )?fonse"),
		instead: "Write “anfonse”.",
		examples: { wrong: ["pou tè a pa fonse"], right: ["pou tè a pa anfonse"] },
	},
	{
		name: "Social Security",
		pattern: words("sosyal sekirite"),
		instead: "Write “Sekirite Sosyal”, as the Social Security Administration does.",
		examples: { wrong: ["nimewo Sosyal Sekirite ou"], right: ["nimewo Sekirite Sosyal ou"] },
	},
] satisfies Habit[];
