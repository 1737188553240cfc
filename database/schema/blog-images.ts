import { customType, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { ImageFormat, ImageWidth } from "#domain/blog/image-address.ts";
import type { ImageUse } from "#domain/blog/image-upload.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** Images of articles, and portraits. They never change: another picture is another image. */
export const blogImages = pgTable("blog_images", {
	id: uuid().primaryKey(),
	use: text().$type<ImageUse>().notNull().default("post"),
	/** The uploaded file, until it is encoded. */
	original: bytes(),
	/** The width of the picture as displayed, after rotation. */
	width: integer().notNull(),
	height: integer().notNull(),
	uploadedBy: text("uploaded_by").notNull(),
	uploadedAt: instant("uploaded_at").notNull(),
	/** How often its files were begun to be made. */
	attempts: integer().notNull().default(0),
	/** Null while its files are being made. */
	encodedAt: instant("encoded_at"),
	/** When it turned out that no files can be made of it. */
	failedAt: instant("failed_at"),
	/** Since when no text names it, as far as housekeeping knows. Null if one does. */
	unusedSince: instant("unused_since"),
});

export const blogImageFiles = pgTable(
	"blog_image_files",
	{
		imageId: uuid("image_id")
			.notNull()
			.references(() => blogImages.id, { onDelete: "cascade" }),
		width: integer().$type<ImageWidth>().notNull(),
		format: text().$type<ImageFormat>().notNull(),
		bytes: bytes().notNull(),
	},
	(table) => [primaryKey({ columns: [table.imageId, table.width, table.format] })],
);
