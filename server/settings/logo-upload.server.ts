import { and, eq, isNotNull } from "drizzle-orm";
import { blogImages } from "#database/schema.ts";
import type { BrandFacts, LogoFacts } from "#domain/agency/brand-facts.ts";
import type { ImageRefusal } from "#domain/blog/image-upload.ts";
import { imageUses } from "#domain/blog/image-upload.ts";
import type { BrandError } from "#domain/settings/brand-form.ts";
import type { Actor } from "#domain/staff/actor.ts";
import { awaitFiles } from "../media/await-files.server.ts";
import { storeImage } from "../media/store-image.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import type { Services } from "../services.server.ts";

export type UploadParts = Pick<Services, "clock" | "database" | "jobs" | "limiter">;

/** Stores a logo that somebody chose in the form. Null if nobody chose a file. */
export async function readLogoUpload(
	services: UploadParts,
	by: Actor,
	file: File | null,
): Promise<{ ok: true; stored: LogoFacts | null } | { ok: false; errors: { logo: BrandError } }> {
	// A browser sends an empty file for a field that was left empty.
	if (!file || (file.size === 0 && file.name === "")) return { ok: true, stored: null };
	const refuse = (logo: BrandError) => ({ ok: false, errors: { logo } }) as const;
	if (file.size > imageUses.logo.maxBytes) return refuse("logo_large");
	const result = await storeImage(services, by, new Uint8Array(await file.arrayBuffer()), "logo");
	if (!result.ok) return refuse(logoErrors[result.code]);
	const { id: image, width, height } = result.image;
	// Pages that show it must find it.
	const files = await awaitFiles(services, image);
	if (files !== "made") return refuse(files === "failed" ? "logo_unreadable" : "logo_later");
	return { ok: true, stored: { image, width, height } };
}

const logoErrors: Record<ImageRefusal, BrandError> = {
	// Whoever may change settings may also write.
	notWriter: "logo_later",
	imageTooLarge: "logo_large",
	imageType: "logo_type",
	imageTooSmall: "logo_small",
	imageUnreadable: "logo_unreadable",
	tooManyImages: "logo_often",
};

/** True if the logo of a settings file is stored here. Files of settings don't contain pictures. */
export async function hasLogo(db: Database, { logo }: Pick<BrandFacts, "logo">): Promise<boolean> {
	if (!logo) return true;
	const { id, use, width, height, encodedAt } = blogImages;
	const isSame = and(eq(id, logo.image), eq(width, logo.width), eq(height, logo.height));
	const found = await db
		.select({ id })
		.from(blogImages)
		.where(and(isSame, eq(use, "logo"), isNotNull(encodedAt)));
	return found.length > 0;
}
