import { Container } from "../ui/section.tsx";
import { RichText } from "./rich-text.tsx";

/** Disclosures, in a readable text size. */
export function Disclosures({ title, items }: { title: string; items: readonly string[] }) {
	return (
		<section aria-labelledby="disclosures-title" className="bg-sand-50 py-12 lg:py-16 print:bg-white print:py-4">
			<Container>
				<h2 id="disclosures-title" className="text-xl">
					{title}
				</h2>
				<ul className="mt-5 grid gap-x-12 gap-y-4 text-sm lg:grid-cols-2">
					{items.map((item) => (
						<li key={item}>
							<RichText text={item} />
						</li>
					))}
				</ul>
			</Container>
		</section>
	);
}
