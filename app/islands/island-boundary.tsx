import { Component, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { reportFault } from "#app/browser/report-faults.ts";
import { captureTyped, restoreTyped, type TypedValue } from "#app/browser/typed-values.ts";
import { Button } from "#app/components/ui/button.tsx";
import { looksLikeBadData } from "#domain/site/faults.ts";
import { clearDerivedData } from "./clear-derived-data.ts";
import { type Fault, useFaultRecovery } from "./use-fault-recovery.ts";

interface State {
	faults: number;
	failed: boolean;
	badData: boolean;
}

/** Limits an error to one part of the page, and offers to retry. Values typed in the part are filled in again. */
export class IslandBoundary extends Component<{ place: HTMLElement; children: ReactNode }, State> {
	#typed: TypedValue[] = [];
	override state: State = { faults: 0, failed: false, badData: false };

	static getDerivedStateFromError(error: unknown): Partial<State> {
		return { failed: true, badData: looksLikeBadData(String(error)) };
	}

	override componentDidCatch(error: unknown): void {
		void reportFault(error, "island");
		if (this.state.badData) clearDerivedData();
		this.setState(({ faults }) => ({ faults: faults + 1 }));
	}

	override getSnapshotBeforeUpdate(_: object, { failed }: State): TypedValue[] | null {
		return this.state.failed && !failed ? captureTyped(this.props.place) : null;
	}

	override componentDidUpdate(_: object, { failed }: State, typed: TypedValue[] | null): void {
		if (typed) this.#typed = typed;
		if (failed && !this.state.failed) restoreTyped(this.props.place, this.#typed);
	}

	override render(): ReactNode {
		const { failed, faults, badData } = this.state;
		if (!failed) return this.props.children;
		return <IslandFault faults={faults} badData={badData} onRetry={() => this.setState({ failed: false })} />;
	}
}

/** Replaces a part of the page that failed. */
function IslandFault(fault: Fault) {
	const t = useTranslations("common.errors");
	const { hopeless, retry, reload } = useFaultRecovery(fault);
	const { badData } = fault;
	return (
		<div role="alert" className="rounded-lg border-l-4 border-coral-600 bg-white p-6">
			<p className="text-lg font-semibold text-ink-900">{badData ? t("dataTitle") : t("title")}</p>
			<p className="mt-2">{badData ? t("dataText") : t("text")}</p>
			{hopeless && <p className="mt-2 font-medium">{t("warning")}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
				<Button type="button" onClick={retry}>
					{hopeless ? t("hardReset") : t("retry")}
				</Button>
				<Button type="button" variant="secondary" onClick={reload}>
					{t("reload")}
				</Button>
			</div>
		</div>
	);
}
