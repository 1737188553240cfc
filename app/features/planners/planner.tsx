import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#app/components/ui/button.tsx";
import type { Locale } from "#domain/locale/locales.ts";
import { localizedPath } from "#domain/site/pages.ts";
import type { usePlanner } from "./use-planner.ts";

/** The id of a planner's result. */
export function figuresId(planner: string): string {
	return `${planner}-figures`;
}

/**
 * A form with its result next to it or below it. It is not printed until it has one. Without script the form is sent to the
 * page of the calculators.
 */
export function Planner<Plan>({
	id,
	copy,
	locale,
	planner: { state, form, heading, type, ask },
	before,
	result,
	children,
}: {
	id: string;
	/** The part of the catalog `planners` that holds the copy. */
	copy: "debts" | "needs";
	locale: Locale;
	planner: ReturnType<typeof usePlanner<Plan>>;
	/** Stands in place of the result until there is one. */
	before: ReactNode;
	result: (plan: Plan) => ReactNode;
	children: ReactNode;
}) {
	const t = useTranslations("planners");
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className={`scroll-mt-24 ${state.plan === null ? "print:hidden" : ""}`}
		>
			<div className="max-w-[44rem]">
				<h2 id={`${id}-title`} className="text-2xl">
					{t(`${copy}.title`)}
				</h2>
				<p className="mt-4">{t(`${copy}.lead`)}</p>
			</div>
			<div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-12">
				<form
					ref={form}
					method="get"
					action={`${localizedPath(locale, "/calculator")}#${figuresId(id)}`}
					noValidate
					aria-label={t(`${copy}.form`)}
					onInput={type}
					onSubmit={(event) => {
						event.preventDefault();
						ask();
					}}
					className="rounded-xl border border-ink-200 bg-white p-5 shadow-lg sm:p-7 print:hidden"
				>
					{children}
					<Button type="submit" className="mt-7 min-h-14 w-full text-lg">
						{t(`${copy}.submit`)}
					</Button>
				</form>
				<div id={figuresId(id)} className="scroll-mt-24">
					{state.plan === null ? (
						before
					) : (
						<section
							aria-labelledby={`${id}-result`}
							className="rounded-xl bg-sand-100 p-5 sm:p-7 print:bg-white print:p-0"
						>
							<h3 id={`${id}-result`} ref={heading} tabIndex={-1} className="text-xl">
								{t(`${copy}.result`)}
							</h3>
							<p role="status" className="text-sm font-medium text-coral-700">
								{state.outdated && <span className="mt-2 block">{t("outdated")}</span>}
							</p>
							{result(state.plan)}
						</section>
					)}
				</div>
			</div>
		</section>
	);
}
