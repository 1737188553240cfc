import { usePageLocale } from "#app/browser/page-frame.tsx";
import type { ShownTestimonial } from "#content/shown-testimonials.server.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { SampleBadge } from "../ui/sample-mark.tsx";
import { Section, SectionHeading } from "../ui/section.tsx";

type TestimonialsCopy = Messages["home"]["testimonials"];

/** Nothing while no client has confirmed any words. */
export function TestimonialsSection({
	copy,
	testimonials,
}: {
	copy: TestimonialsCopy;
	testimonials: readonly ShownTestimonial[];
}) {
	if (testimonials.length === 0) return null;
	return (
		<Section
			id="testimonials"
			tone="ink"
			className="deferred-layout [--height:40rem] sm:[--height:52rem] lg:[--height:40rem]"
		>
			<SectionHeading id="testimonials" title={copy.title} dark />
			<ul className="mt-6 grid gap-4 sm:mt-12 sm:gap-6 lg:grid-cols-2 lg:gap-8">
				{testimonials.map((testimonial) => (
					<li key={testimonial.id}>
						<Quote copy={copy} testimonial={testimonial} />
					</li>
				))}
			</ul>
			<p className="mt-4 text-xs text-ink-200 sm:mt-8 sm:text-sm">{copy.disclaimer}</p>
		</Section>
	);
}

function Quote({ copy, testimonial }: { copy: TestimonialsCopy; testimonial: ShownTestimonial }) {
	const locale = usePageLocale();
	const { name, initials, place, given, rating, language, shownIn, review, isSample, isPaid, relation } = testimonial;
	return (
		<figure className="flex h-full flex-col rounded-xl bg-ink-800 p-4 sm:p-9">
			{rating !== null && (
				<div>
					<Stars rating={rating} label={copy.rating[rating as unknown as keyof typeof copy.rating]} />
				</div>
			)}
			<blockquote
				lang={shownIn === locale ? undefined : shownIn}
				className="mt-3 mb-4 font-serif text-base text-white sm:mt-5 sm:mb-7 sm:text-xl"
			>
				“{review}”
			</blockquote>
			<figcaption className="mt-auto flex items-center gap-3 sm:gap-4">
				<span
					aria-hidden="true"
					className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-sun-200 font-semibold text-ink-900"
				>
					{initials}
				</span>
				<span>
					<span>
						<span className="font-semibold text-white">{name}</span>
						{isSample && <SampleBadge />}
					</span>
					<span className="block text-sm leading-snug">{[place, given].filter(Boolean).join(" · ")}</span>
					{language !== shownIn && <span className="block text-sm">{copy.translated[language]}</span>}
					{isPaid && <span className="block text-sm">{copy.paid}</span>}
					{relation !== "none" && <span className="block text-sm">{copy.related[relation]}</span>}
				</span>
			</figcaption>
		</figure>
	);
}

const star = "m12 2 3 6.5 7 .9-5.1 4.9 1.3 7.100L12 18l-6.2 3.4 1.3-7.100L2 9.400l7-.900Z";

/** Five stars, of which `rating` are full. `label` says the same for screen readers. */
function Stars({ rating, label }: { rating: number; label: string }) {
	return (
		<svg role="img" aria-label={label} viewBox="0 0 120 24" className="h-6 w-30 fill-sun-300">
			{[0, 1, 2, 3, 4].map((index) => (
				<path
					key={index}
					d={star}
					transform={`translate(${24 * index} 0)`}
					{...(index >= rating && { fillOpacity: 0.25 })}
				/>
			))}
		</svg>
	);
}
