import { expect, test } from "vitest";
import { socialImagePath } from "./social-image.ts";

test.each([
	{ path: "/", image: "/social/ht/home.png" },
	{ path: "/about", image: "/social/ht/about.png" },
	{ path: "/services/final-expense/new-jersey", image: "/social/ht/services-final-expense-new-jersey.png" },
])("$path is shared with $image", ({ path, image }) => {
	expect(socialImagePath("ht", path)).toBe(image);
});
