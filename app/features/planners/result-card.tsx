import type { ReactNode, Ref } from "react";
import { useTranslations } from "use-intl";

/** What a planner answers. The focus is sent to its heading, which tells those who can't see it that it is there. */
export function ResultCard({
	id,
	title,
	heading,
	outdated,
	children,
}: {
	id: string;
	title: string;
	heading: Ref<HTMLHeadingElement>;
	outdated: boolean;
	children: ReactNode;
}) {
	const t = useTranslations("planners");
	return (
		<section aria-labelledby={id} className="rounded-xl bg-sand-100 p-5 sm:p-7 print:bg-white print:p-0">
			<h3 id={id} ref={heading} tabIndex={-1} className="text-xl">
				{title}
			</h3>
			<p role="status" className="text-sm font-medium text-coral-700">
				{outdated && <span className="mt-2 block">{t("outdated")}</span>}
			</p>
			{children}
		</section>
	);
}
