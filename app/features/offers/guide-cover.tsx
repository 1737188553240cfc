import { ProductScene } from "#app/components/content/product-scene.tsx";
import { LogoMark } from "#app/components/ui/logo.tsx";
import { agency } from "#content/agency.ts";
import type { ProductSlug } from "#domain/products/products.ts";

/** An illustration of the guide's cover. Its text is repeated beside it. */
export function GuideCover({ slug, title, subtitle }: { slug: ProductSlug; title: string; subtitle: string }) {
	return (
		<div
			aria-hidden="true"
			className="relative w-full max-w-60 rotate-[-2deg] before:absolute before:inset-0 before:translate-x-2 before:translate-y-2 before:rotate-2 before:rounded-md before:bg-sand-300 max-sm:mx-auto"
		>
			<div className="relative flex min-h-72 flex-col overflow-hidden rounded-md bg-white shadow-lg">
				<div>
					<ProductScene slug={slug} />
				</div>
				<div className="flex grow flex-col p-4">
					<p className="font-serif text-lg leading-tight font-semibold text-ink-900">{title}</p>
					<p className="mt-2 mb-4 text-xs">{subtitle}</p>
					<p className="mt-auto flex items-center gap-2 text-xs font-semibold text-ink-900">
						<LogoMark className="size-6" />
						{agency.name}
					</p>
				</div>
			</div>
		</div>
	);
}
