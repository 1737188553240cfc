/** Text that may be the same in a translation as in English, and why. */
const reasons: Record<string, readonly string[]> = {
	"the name of a person, as they gave it": ["Maria G.", "James T."],
	"the initials of a person": ["MG", "JT"],
	"a place whose name does not change": ["Tampa, Florida", "Sarasota, Florida"],
	"the same word in that language": ["Local", "Site", "Error", "No", "Superior", "Marginal", "Chat", "Blog"],
	"a word of those who write": ["Original", "original", "Link"],
	"the word that Brazilian sales teams use": ["Leads"],
};

const allowed = new Set(Object.values(reasons).flat());

export function mayStayEnglish(text: string): boolean {
	return allowed.has(text);
}
