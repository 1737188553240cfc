import figtree600 from "./fonts/figtree-600.ttf?inline";
import sourceSerif600 from "./fonts/source-serif-4-600.ttf?inline";
import { type SocialImage, socialImageSvg } from "./social-image-svg.server.ts";

const fonts = { sans: bytesOf(figtree600), serif: bytesOf(sourceSerif600) };

/** As SVG, with the fonts of the bundle. */
export function drawSocialImage(image: SocialImage): Promise<string> {
	return socialImageSvg(image, fonts);
}

/** @param url a data URL */
function bytesOf(url: string): Buffer {
	return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
