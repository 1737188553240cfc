import type { ReactNode } from "react";
import type { Crumb } from "#app/seo/structured-data.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { Container } from "../ui/section.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { RichText } from "./rich-text.tsx";

export type FrameCopy = Messages["pages"]["frame"];

const heroTones = { sand: "bg-sand-50", sun: "bg-sun-100", mist: "bg-ink-50" } as const;

/** The top of a page: breadcrumbs, title and lead. `children` follow the lead. */
export function PageHero({
	frame,
	crumbs,
	title,
	lead,
	illustration,
	aside,
	tone = "sand",
	children,
}: {
	frame: FrameCopy;
	crumbs: readonly Crumb[];
	title: string;
	lead: string;
	illustration?: ReactNode;
	/** In place of an illustration, and part of the page's content. */
	aside?: ReactNode;
	tone?: keyof typeof heroTones;
	children?: ReactNode;
}) {
	return (
		<div className={`${heroTones[tone]} print:bg-white`}>
			<Container className="pt-5 pb-8 sm:pb-12 lg:pt-7 lg:pb-16">
				<Breadcrumbs label={frame.breadcrumbs} crumbs={crumbs} />
				<div
					className={
						illustration || aside
							? "mt-3 grid items-start gap-10 sm:mt-6 md:grid-cols-[7fr_5fr] lg:mt-8 lg:gap-16"
							: "mt-3 sm:mt-6 lg:mt-8"
					}
				>
					<div className="max-w-[46rem]">
						<h1 className="text-3xl">{title}</h1>
						<p className="mt-3 sm:mt-5 sm:text-lg">
							<RichText text={lead} />
						</p>
						{children}
					</div>
					{illustration && <div className="overflow-hidden rounded-xl shadow-lg print:hidden">{illustration}</div>}
					{aside}
				</div>
			</Container>
		</div>
	);
}
