import { typeOfImage } from "../blog/image-upload.ts";

/** Enough for a scan of some pages, or a photo of a phone. */
export const maxPermissionBytes = 10 * 1024 * 1024;

/** What a signed permission may be, with the end of its name. */
export const permissionTypes = { "application/pdf": "pdf", "image/jpeg": "jpg", "image/png": "png" } as const;
export type PermissionType = keyof typeof permissionTypes;

/** Detects a file's type by its first bytes and ignores its name. Null: not a type that may be uploaded. */
export function typeOfPermission(bytes: Uint8Array): PermissionType | null {
	if (String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-") return "application/pdf";
	const type = typeOfImage(bytes);
	return type === "image/jpeg" || type === "image/png" ? type : null;
}
