import { imageUploadPath, uploadTypes } from "#domain/blog/image-upload.ts";

/** The server looks at the content, not at the name. */
export const acceptedImages = uploadTypes.join(",");

export type UploadRefusal = "tooLarge" | "notImage" | "tooMany" | "signedOut" | "failed";

export interface UploadedImage {
	src: string;
	width: number;
	height: number;
}

const refusals: Partial<Record<number, UploadRefusal>> = {
	401: "signedOut",
	413: "tooLarge",
	415: "notImage",
	429: "tooMany",
};

/** @returns the image, once readers could see it */
export async function uploadImage(
	file: Blob,
	send: typeof fetch = fetch,
): Promise<{ ok: true; image: UploadedImage } | { ok: false; refusal: UploadRefusal }> {
	try {
		const headers = { "Content-Type": "application/octet-stream" };
		const response = await send(imageUploadPath, { method: "POST", headers, body: file });
		if (!response.ok) return { ok: false, refusal: refusals[response.status] ?? "failed" };
		return { ok: true, image: (await response.json()) as UploadedImage };
	} catch {
		return { ok: false, refusal: "failed" };
	}
}
