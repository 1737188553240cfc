import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { type ChatProduct, type ChatTimeline, chatProducts, chatTimelines } from "#domain/chat/chat-options.ts";

export function Question({ children }: { children: ReactNode }) {
	return <h3 className="mb-3 font-sans text-base">{children}</h3>;
}

export function ProductQuestion({ onChoose }: { onChoose: (product: ChatProduct) => void }) {
	const t = useTranslations("chat");
	return (
		<>
			<Question>{t("product.question")}</Question>
			<Choices options={chatProducts} label={(product) => t(`products.${product}`)} onChoose={onChoose} />
		</>
	);
}

export function TimelineQuestion({
	warning,
	onChoose,
}: {
	/** What has to be known about the product before answering on. */
	warning: string;
	onChoose: (timeline: ChatTimeline) => void;
}) {
	const t = useTranslations("chat");
	return (
		<>
			{warning && <p className="mb-4 rounded-md border-l-4 border-sun-400 bg-sand-100 p-3 text-ink-900">{warning}</p>}
			<Question>{t("timeline.question")}</Question>
			<Choices options={chatTimelines} label={(timeline) => t(`timelines.${timeline}`)} onChoose={onChoose} />
		</>
	);
}

function Choices<T extends string>({
	options,
	label,
	onChoose,
}: {
	options: readonly T[];
	label: (option: T) => string;
	onChoose: (option: T) => void;
}) {
	return (
		<ul className="grid gap-2 @2xs:grid-cols-2">
			{options.map((option) => (
				<li key={option} className="flex">
					<button
						type="button"
						data-tracked=""
						onClick={() => onChoose(option)}
						className={buttonStyle("secondary", "w-full cursor-pointer px-3")}
					>
						{label(option)}
					</button>
				</li>
			))}
		</ul>
	);
}
