import type { ProductPageContent } from "#content/schema.ts";
import { Modal } from "./modal.tsx";
import { RichText } from "./rich-text.tsx";
import { Points } from "./section-blocks.tsx";

/** The options for high net worth, in a dialog. */
export function NetWorthOptions({
	copy,
	close,
}: {
	copy: NonNullable<ProductPageContent["netWorthOptions"]>;
	close: string;
}) {
	return (
		<Modal id="net-worth" open={copy.open} title={copy.title} close={close}>
			<p className="mt-4">
				<RichText text={copy.intro} />
			</p>
			<div className="mt-8 grid gap-6 md:grid-cols-2">
				{copy.options.map(({ title, text, points }) => (
					<section key={title} aria-label={title} className="rounded-lg bg-sand-100 p-6">
						<h3 className="text-xl">{title}</h3>
						<p className="mt-2 mb-5">
							<RichText text={text} />
						</p>
						<Points items={points.map((point) => ({ text: point }))} />
					</section>
				))}
			</div>
			<p className="mt-8 border-l-4 border-sun-300 pl-4">
				<RichText text={copy.note} />
			</p>
		</Modal>
	);
}
