import { productPath } from "#domain/site/pages.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { productSceneNames } from "../content/product-scene.tsx";
import { DrawnScene } from "../illustrations/drawn-scene.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";
import { SiteLink } from "../ui/site-link.tsx";

/** Separates the debt plan from the products: it isn't insurance, and none of their six ways to protect. */
export function DebtPlanSection({ copy, title }: { copy: Messages["home"]["products"]; title: string }) {
	const { text, note } = copy.items["debt-action"];
	return (
		<Section
			id="debt-action"
			tone="dawn"
			className="max-sm:py-6 deferred-layout [--height:18rem] md:[--height:23rem] lg:[--height:26rem]"
		>
			<div className="grid items-center gap-6 md:grid-cols-[3fr_5fr] md:gap-12">
				<div className="overflow-hidden rounded-xl max-md:hidden">
					<DrawnScene scene={productSceneNames["debt-action"]} />
				</div>
				<div className="max-w-[40rem]">
					<h2 id="debt-action-title" className="text-2xl">
						{title}
					</h2>
					<p className="mt-3">{text}</p>
					<p className="mt-2 text-xs text-ink-600">{note}</p>
					<SiteLink
						path={productPath("debt-action")}
						className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-coral-700 underline-offset-4 hover:underline sm:mt-3"
					>
						{copy.learnMore}
						<span className="sr-only">: {title}</span>
						<Icon name="arrow-right" />
					</SiteLink>
				</div>
			</div>
		</Section>
	);
}
