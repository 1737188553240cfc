/** Posts that are pages of every build and need no database. */
export const builtInSlugs = ["final-expense-daytona-beach", "final-expense-jacksonville"] as const;

/** Posts with which the blog of a new database begins. Staff may change and remove them. */
export const seedSlugs = [
	"final-expense-or-prepaid-funeral",
	"iul-caps-floors-and-charges",
	"fixed-indexed-annuity-surrender-charges",
	"florida-free-look-and-beneficiaries",
] as const;

export type BuiltInSlug = (typeof builtInSlugs)[number];
export type SeedSlug = (typeof seedSlugs)[number];
/** Posts that were written with the site, in four languages. */
export type AuthoredSlug = BuiltInSlug | SeedSlug;

/** True if the text at an address is the one that came with the site, and no later version. */
export function isAuthoredVersion(slug: string, version: number | null): boolean {
	return version === 1 && seedSlugs.some((seed) => seed === slug);
}

/** The address of the illustration that was drawn for such a post. */
export function illustrationPath(slug: AuthoredSlug): string {
	return `/blog/${slug}.svg`;
}
