import type { ShownMember } from "#content/shown-team.server.ts";
import { imageSources, portraitWidths } from "#domain/blog/image-address.ts";

/** The portrait of a person whose name is next to it: a picture, or their initials. */
export function Portrait({
	member,
	className = "size-16",
	sizes = "6rem",
}: {
	member: ShownMember;
	className?: string;
	/** How wide it is at most. */
	sizes?: string;
}) {
	const { portrait, initials } = member;
	if (!portrait) {
		return (
			<span
				aria-hidden="true"
				className={`@container grid shrink-0 place-items-center rounded-full bg-sun-200 ${className}`}
			>
				<span className="font-serif text-[36cqi] leading-none text-ink-900">{initials}</span>
			</span>
		);
	}
	const { web, alt, imageId } = portrait;
	return (
		<picture className="contents">
			{imageId &&
				(["avif", "webp"] as const).map((format) => (
					<source
						key={format}
						type={`image/${format}`}
						srcSet={imageSources(imageId, format, portraitWidths)}
						sizes={sizes}
					/>
				))}
			<img
				src={web}
				alt={alt}
				width="200"
				height="200"
				loading="lazy"
				decoding="async"
				className={`shrink-0 rounded-full object-cover ${className}`}
			/>
		</picture>
	);
}
