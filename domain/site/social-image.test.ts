import { expect, test } from "vitest";
import { isSocialImage, parsePostSocialImagePath, postSocialImagePath, socialImagePath } from "./social-image.ts";

test.each([
	{ path: "/", image: "/social/ht/home.png" },
	{ path: "/about", image: "/social/ht/about.png" },
	{ path: "/services/final-expense/new-jersey", image: "/social/ht/services-final-expense-new-jersey.png" },
])("$path is shared with $image", ({ path, image }) => {
	expect(socialImagePath("ht", path)).toBe(image);
	expect(isSocialImage(image)).toBe(true);
});

const articleId = "6f1c2b9e-0a53-4f6d-9c38-2f5f3a1d7e04";

test("a post's image is found by its address", () => {
	const path = postSocialImagePath(articleId, 12);
	expect(parsePostSocialImagePath(path)).toEqual({ articleId, version: 12 });
	expect(isSocialImage(path)).toBe(true);
});

test.each([
	`/media/${articleId}-960.jpeg`,
	`/media/social/${articleId}-0.png`,
	`/media/social/${articleId}-12.jpeg`,
	`/media/social/${articleId}-1234567890.png`,
	`/media/social/../${articleId}-1.png`,
	"/media/social/x-1.png",
])("%s is none", (path) => {
	expect(parsePostSocialImagePath(path)).toBeNull();
	expect(isSocialImage(path)).toBe(false);
});
