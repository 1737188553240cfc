/**
 * Whether a new password is among the first that someone would guess. Lists of common passwords hold next to none with
 * the four kinds of characters that ours need, so those are derived: a common word or password with letters exchanged for
 * signs and a few digits or signs around it, or a few runs over the keyboard.
 */

const words = new Set(
	`password passwort passw0rd passcode pass word contrasena senha clave motdepasse modpas welcome bienvenido bienvenue
	bemvindo hello hola bonjou admin administrator manager master root user username guest login logon letmein access
	account office staff boss owner system server security secure secret private computer internet online network database
	support service company business enterprise temp temporary change changeme default test tester testing demo sample
	example start enter open website google facebook apple samsung microsoft windows android amazon youtube netflix oracle
	cisco gateway compaq toyota honda nissan ferrari porsche mercedes corvette camaro mustang yamaha suzuki harley jaguar
	dragon monkey football baseball basketball soccer hockey tennis golf cricket shadow superman batman spiderman starwars
	startrek pokemon minecraft princess prince sunshine sunny rainbow flower crystal diamond silver golden gold summer winter
	autumn spring january february march april may june july august september october november december monday tuesday
	wednesday thursday friday saturday sunday today morning midnight christmas holiday birthday iloveyou loveyou loveme love
	lover lovely sweet honey angel angels heaven jesus christ god faith hope blessed freedom liberty trust trustno peace
	happy lucky forever family mother father mommy daddy baby babygirl friend friends money dollar cash bank banking finance
	financial insurance insure agency agent broker retirement annuity life lifeinsurance wealth invest investment loan credit
	mortgage sales team florida sarasota tampa miami orlando jacksonville america american usa newyork boston chicago dallas
	houston texas california london paris mexico haiti ayiti brasil brazil cuba colombia puertorico canada india pakistan
	china england michael jennifer jordan thomas robert daniel george jessica michelle andrew charlie joshua matthew ashley
	amanda anthony william richard justin patrick jackson samantha heather hannah morgan taylor austin martin nicole andrea
	victoria jasmine brandon nicholas benjamin alexander alexandra christopher christian david james john joseph maria marie
	jose carlos juan luis miguel antonio francisco pedro pablo sofia isabella camila gabriel rafael fernando alejandro
	ricardo eduardo roberto daniela valentina lucas mateus felipe bruno jean pierre paul peter mark steven stephen kevin
	brian jason eric ryan adam alex chris sam max maggie ginger pepper buster tigger bailey rocky buddy molly lucy bella
	coco luna cookie cheese chocolate coffee banana orange cherry peanut pumpkin butter sugar tiger tigers lion eagle eagles
	falcon falcons phoenix panther wolf bear bears dolphin dolphins elephant rabbit turtle scorpion spider snoopy mickey
	steelers cowboys yankees redsox lakers patriots packers broncos raiders rangers giants gators seminoles buccaneers heat
	lightning rays liverpool chelsea arsenal barcelona realmadrid matrix merlin gandalf voodoo warrior ninja pirate hunter
	ranger killer knight wizard magic maverick champion winner legend spirit genesis galaxy eclipse saturn mercury apollo
	thunder fire green yellow purple black white blue red music guitar jazz player gamer whatever nothing please success
	azerty qwerty asdfgh zxcvbn qazwsx abcdef abcd abc xyz`.split(/\s+/),
);

const lookalikes = new Map(
	Object.entries({ "@": "a", "4": "a", "3": "e", "€": "e", "0": "o", $: "s", "5": "s", "7": "t" }),
);
const digitSigns = ")!@#$%^&*(";
/** A run goes along one of these, in either direction. */
const rows = [
	"abcdefghijklmnopqrstuvwxyz",
	"01234567890",
	"qwertyuiop",
	"asdfghjkl",
	"zxcvbnm",
	..."qaz wsx edc rfv tgb yhn ujm".split(" ").map((column, index) => `${index + 1}${column}`),
];
const mostRuns = 3;
const mostAround = 6;

/** More that nobody's password may consist of, in lower case: the agency's names, on the server also a list of passwords. */
export type GuessedFirst = Pick<ReadonlySet<string>, "has">;

export function isCommonPassword(password: string, guessed: GuessedFirst): boolean {
	return isKeyboardWalk(password) || isDecoratedWord(password.toLowerCase(), guessed);
}

/** A single word or its repetition, with at most six other characters around it. */
function isDecoratedWord(password: string, guessed: GuessedFirst): boolean {
	// Anything shorter may well be a part of a random password.
	const known = (text: string) => words.has(text) || (text.length >= 4 && guessed.has(text));
	for (const one of ["i", "l"]) {
		const letters = [...password].map((sign) => (/[1!|]/.test(sign) ? one : (lookalikes.get(sign) ?? sign))).join("");
		for (let from = 0; from <= mostAround && !hasLetter(password.slice(0, from)); from++) {
			for (let after = 0; from + after <= mostAround; after++) {
				const end = password.length - after;
				if (hasLetter(password.slice(end))) break;
				const middle = letters.slice(from, end);
				if (known(middle) || known(withoutRepetition(middle)) || known(password.slice(from, end))) return true;
			}
		}
	}
	return false;
}

function hasLetter(text: string): boolean {
	return /\p{L}/u.test(text);
}

function withoutRepetition(text: string): string {
	return /^(.+?)\1+$/.exec(text)?.[1] ?? text;
}

/** At most three runs of neighboring or repeated keys, such as `1qaz@WSX` or `Abcd1234!`. */
function isKeyboardWalk(password: string): boolean {
	const keys = [...password.toLowerCase()].map((sign) => {
		const digit = digitSigns.indexOf(sign);
		return digit < 0 ? sign : String(digit);
	});
	let runs = 1;
	for (const [index, key] of keys.slice(1).entries()) {
		if (!areNeighbors(keys[index] ?? "", key)) runs++;
	}
	return runs <= mostRuns;
}

function areNeighbors(first: string, second: string): boolean {
	return first === second || rows.some((row) => row.includes(first + second) || row.includes(second + first));
}
