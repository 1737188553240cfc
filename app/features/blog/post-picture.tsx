import { agency } from "#content/agency.ts";
import { drawingIn } from "#domain/agency/drawing-address.ts";
import { imageSources } from "#domain/blog/image-address.ts";
import { parseImagePath } from "#domain/blog/post-image.ts";

/** The image of a post, cut to one shape, so that nothing moves when it arrives. */
export function PostPicture({
	src,
	alt,
	sizes,
	isFirst = false,
	className = "",
}: {
	src: string;
	alt: string;
	sizes: string;
	/** True if it is on the first screen. */
	isFirst?: boolean;
	className?: string;
}) {
	const stored = parseImagePath(src);
	return (
		<picture className={`block overflow-hidden bg-sand-100 ${className}`}>
			{stored &&
				(["avif", "webp"] as const).map((format) => (
					<source key={format} type={`image/${format}`} srcSet={imageSources(stored.id, format)} sizes={sizes} />
				))}
			<img
				// What isn't stored is one of our drawings.
				src={stored ? src : drawingIn(src, agency.palette)}
				{...(stored && { srcSet: imageSources(stored.id, "jpeg"), sizes })}
				alt={alt}
				width={1200}
				height={630}
				loading={isFirst ? "eager" : "lazy"}
				decoding="async"
				className="aspect-[40/21] size-full object-cover"
			/>
		</picture>
	);
}
