import type { ShownInsurer } from "#content/shown-insurers.server.ts";
import { insurerLookups } from "#domain/agency/insurer.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { productPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { SampleBadge } from "../ui/sample-mark.tsx";
import { Container } from "../ui/section.tsx";
import { SiteLink } from "../ui/site-link.tsx";

/** The insurers that have appointed the agency. Nothing while none may be named. */
export function InsurerList({
	copy,
	insurers,
	productNames,
}: {
	copy: Messages["insurers"];
	insurers: readonly ShownInsurer[];
	productNames: Readonly<Record<ProductSlug, string>>;
}) {
	if (insurers.length === 0) return null;
	return (
		<section id="insurers" aria-labelledby="insurers-title" className="bg-white py-14 lg:py-20">
			<Container>
				<h2 id="insurers-title" className="text-2xl">
					{copy.title}
				</h2>
				<p className="mt-3 max-w-[44rem]">{copy.lead}</p>
				<ul className="mt-8 border-t border-ink-300">
					{insurers.map(({ id, name, grade, gradeOn, code, products, seen }) => (
						<li
							key={id}
							className="grid grid-cols-[5.5rem_1fr] gap-x-5 gap-y-3 border-b border-ink-200 py-6 sm:grid-cols-[8rem_1fr] lg:grid-cols-[8rem_5fr_4fr] lg:gap-x-10"
						>
							<div className="text-center">
								<p className="rounded-lg bg-ink-900 py-3 font-serif text-2xl font-semibold text-white sm:text-3xl">
									<span className="sr-only">{copy.grade} </span>
									{grade}
								</p>
								<p className="mt-1.5 text-xs leading-tight text-ink-700">
									<span aria-hidden="true">{copy.grade} </span>
									{gradeOn}
								</p>
							</div>
							<div>
								<h3 className="text-xl">
									<span lang="en">{name}</span>
									{!seen && <SampleBadge />}
								</h3>
								<p className="mt-1 text-sm">
									{code}
									{seen && ` · ${seen}`}
								</p>
							</div>
							<div className="col-start-2 text-sm lg:col-start-3">
								<p className="font-semibold text-ink-900">{copy.products}</p>
								<ul className="mt-1 flex flex-wrap gap-x-4">
									{products.map((product) => (
										<li key={product}>
											<SiteLink
												path={productPath(product)}
												className="inline-flex min-h-8 items-center underline underline-offset-4"
											>
												{productNames[product]}
											</SiteLink>
										</li>
									))}
								</ul>
							</div>
						</li>
					))}
				</ul>
				<p className="mt-6 flex flex-wrap gap-x-8 gap-y-1">
					<Lookup href={insurerLookups.ratings} text={copy.ratings} />
					<Lookup href={insurerLookups.complaints} text={copy.complaints} />
				</p>
			</Container>
		</section>
	);
}

function Lookup({ href, text }: { href: string; text: string }) {
	return (
		<ExternalLink
			href={href}
			className="inline-flex min-h-11 items-center font-semibold text-ink-900 underline underline-offset-4"
		>
			{text}
		</ExternalLink>
	);
}
