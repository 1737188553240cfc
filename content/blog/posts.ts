import { type AuthoredSlug, illustrationPath } from "#domain/blog/authored-posts.ts";
import type { PostFacts } from "#domain/blog/post-facts.ts";

/** A post that was written with the site, by the agency. Its words are in `content/blog/{slug}/{locale}.ts`. */
export interface AuthoredPost extends Omit<PostFacts, "author"> {
	/** `YYYY-MM-DD` */
	publishedOn: string;
}

/** The facts that the posts written with the site have in every language. */
export const authoredPosts: Readonly<Record<AuthoredSlug, AuthoredPost>> = {
	"final-expense-daytona-beach": {
		category: "final-expense",
		tags: ["final expense", "funeral costs", "daytona beach", "volusia county"],
		product: "final_expense",
		state: "FL",
		featured: true,
		image: illustrationPath("final-expense-daytona-beach"),
		publishedOn: "2026-11-23",
	},
	"final-expense-jacksonville": {
		category: "final-expense",
		tags: ["final expense", "funeral costs", "jacksonville", "duval county"],
		product: "final_expense",
		state: "FL",
		featured: false,
		image: illustrationPath("final-expense-jacksonville"),
		publishedOn: "2026-11-23",
	},
	"final-expense-or-prepaid-funeral": {
		category: "final-expense",
		tags: ["final expense", "prepaid funeral", "preneed"],
		product: "final_expense",
		state: "FL",
		featured: false,
		image: illustrationPath("final-expense-or-prepaid-funeral"),
		publishedOn: "2026-11-23",
	},
	"iul-caps-floors-and-charges": {
		category: "life-insurance",
		tags: ["indexed universal life", "iul", "caps", "charges"],
		product: "iul",
		state: null,
		featured: true,
		image: illustrationPath("iul-caps-floors-and-charges"),
		publishedOn: "2026-11-23",
	},
	"fixed-indexed-annuity-surrender-charges": {
		category: "annuities",
		tags: ["fixed indexed annuity", "fia", "surrender charges"],
		product: "fia",
		state: null,
		featured: false,
		image: illustrationPath("fixed-indexed-annuity-surrender-charges"),
		publishedOn: "2026-11-23",
	},
	"florida-free-look-and-beneficiaries": {
		category: "your-rights",
		tags: ["free look", "beneficiaries", "florida law"],
		product: null,
		state: "FL",
		featured: false,
		image: illustrationPath("florida-free-look-and-beneficiaries"),
		publishedOn: "2026-11-23",
	},
};
