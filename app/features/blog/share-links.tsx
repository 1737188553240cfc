import { ExternalLink } from "#app/components/ui/external-link.tsx";

const linkStyle =
	"inline-flex min-h-11 items-center rounded-full border-2 border-ink-200 px-4 text-sm font-semibold text-ink-900 hover:border-ink-600";

/** Plain links: nothing of another company is loaded before somebody follows one. */
export function ShareLinks({
	copy,
	title,
	url,
}: {
	copy: { title: string; email: string };
	title: string;
	url: string;
}) {
	const [page, text] = [encodeURIComponent(url), encodeURIComponent(`${title} ${url}`)];
	const services = [
		{ name: "WhatsApp", href: `https://wa.me/?text=${text}` },
		{ name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${page}` },
		{ name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}` },
	];
	return (
		<section aria-labelledby="share-title" className="border-t border-ink-200 pt-6 print:hidden">
			<h2 id="share-title" className="font-sans text-sm font-semibold text-ink-900">
				{copy.title}
			</h2>
			<ul className="mt-3 flex flex-wrap gap-2">
				{services.map(({ name, href }) => (
					<li key={name}>
						<ExternalLink href={href} className={linkStyle}>
							{name}
						</ExternalLink>
					</li>
				))}
				<li>
					<a href={`mailto:?subject=${encodeURIComponent(title)}&body=${page}`} className={linkStyle}>
						{copy.email}
					</a>
				</li>
			</ul>
		</section>
	);
}
