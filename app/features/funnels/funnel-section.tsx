import type { ReactNode } from "react";
import { Container } from "#app/components/ui/section.tsx";

/**
 * The layout of a funnel page: its topic next to its form. Once the questions are answered, the introduction disappears and the
 * result gets most of the width.
 */
export function FunnelSection({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
	return (
		<div className="grow bg-sand-100">
			<Container className="group/funnel grid gap-8 py-8 sm:py-12 lg:grid-cols-[2fr_3fr] lg:gap-16 lg:py-16 lg:has-data-[slot=result]:grid-cols-[1fr_3fr] lg:has-data-[slot=sent]:grid-cols-[1fr_3fr]">
				<div className="lg:sticky lg:top-8 lg:self-start">
					<h1 className="text-2xl sm:text-3xl">{title}</h1>
					<p className="mt-3 group-has-data-[slot=result]/funnel:hidden group-has-data-[slot=sent]/funnel:hidden sm:mt-4 sm:text-lg">
						{lead}
					</p>
				</div>
				<div className="min-w-0">{children}</div>
			</Container>
		</div>
	);
}
