import type { ReactNode } from "react";
import { soldPart } from "#app/browser/sales-parts.ts";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Container } from "#app/components/ui/section.tsx";

/**
 * The top of a page whose action is a form: text next to the card with the form. On phones the card comes between the
 * text and `below`.
 */
export function SplitHero({
	eyebrow,
	title,
	lead,
	card,
	cardId,
	action,
	below,
	children,
}: {
	/** Null on a page that offers nothing. */
	eyebrow: string | null;
	title: string;
	lead: string;
	card: ReactNode;
	/** The anchor that a no-script form returns to. */
	cardId: string;
	/** The label of a link to the card, for phones, where the card is below the text. */
	action?: string | undefined;
	below?: ReactNode;
	children?: ReactNode;
}) {
	return (
		<div className="bg-sand-50">
			<Container className="grid gap-10 py-10 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-12 lg:py-16">
				<div className="max-w-[40rem]">
					{eyebrow && <p className="mb-3 font-semibold text-coral-700">{eyebrow}</p>}
					<h1 className="text-3xl">{title}</h1>
					<p className="mt-5 text-lg">{lead}</p>
					{action && (
						<a
							href={`#${cardId}`}
							{...soldPart.mark("")}
							className={buttonStyle("primary", "mt-5 min-h-14 w-full sm:w-auto lg:hidden")}
						>
							{action}
						</a>
					)}
					{children}
				</div>
				<div
					id={cardId}
					className="scroll-mt-6 self-start rounded-xl bg-white p-5 shadow-lg sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
				>
					{card}
				</div>
				{below && <div className="max-w-[40rem]">{below}</div>}
			</Container>
		</div>
	);
}
