const folder = "server/social-images/fonts";

/** The site's own typefaces at one weight each. */
export const fontFiles = { sans: `${folder}/figtree-600.ttf`, serif: `${folder}/source-serif-4-600.ttf` };
