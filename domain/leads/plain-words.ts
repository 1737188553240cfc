/*
 * Anyone may type another person's email address into a form. So the agency's emails and documents repeat to an
 * address that nobody has confirmed only what these functions let through.
 */

/** Parts of names that don't count as separate words. */
const particles = new Set("al da das de del den der di do dos du e el la las le los van von y".split(" "));
/** "José", "Mª", "D'Angelo", "Jean-Baptiste", "O’Neil" */
const namePart = /^(?:[\p{L}ªº]\p{M}{0,2})+(?:['’ʼ-](?:\p{L}\p{M}{0,2})+)*['’ʼ]?$/u;
const initials = /^(?:\p{L}\.){1,3}$/u;
const title = /^(?:Jr|Sr|Sra|Dr|Dra|Mr|Mrs|Ms|St|Ma|Mª)\.$/iu;
const webWord = /http|www|^(?:com|net|org)$/i;

const longestName = 40;
/** Enough for "Ana Maria Clara", too few for a sentence. */
const mostWords = 3;

/** True if a text is clearly a person's name: short, and without digits, addresses or anything like a sentence. */
export function isPlainName(text: string): boolean {
	if (text.length > longestName) return false;
	const parts = text.split(" ");
	const words = parts.filter((part) => !particles.has(part));
	return words.length > 0 && words.length <= mostWords && parts.every(isNamePart);
}

function isNamePart(part: string): boolean {
	return (namePart.test(part) && !webWord.test(part)) || initials.test(part) || title.test(part);
}

/** The tag of a campaign, unless it may say something: a link in an email carries it. */
export function plainTag(tag: string | null): string | null {
	return tag && /^[a-z]{1,16}(?:[_-][a-z0-9]{1,8})?$/i.test(tag) ? tag : null;
}
