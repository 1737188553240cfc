import type { ReactNode } from "react";
import type { FactErrors } from "#domain/settings/form-rules.ts";
import type { readSectionPage } from "#server/settings/settings-page.server.ts";
import { Card } from "../staff/card.tsx";
import { RecordList } from "./record-list.tsx";
import { SectionForm } from "./section-form.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { SettingsVersions } from "./settings-versions.tsx";

/** What the server says to a form that it didn't carry out, and to the forms of one page. */
type Answer =
	| { errors: FactErrors; typed: Record<string, string>; newer?: boolean }
	| { proofError: string }
	| { test: object }
	| { check: object };

/** A section of the settings: its form, what belongs to it, and its versions. */
export function SectionPage({
	page,
	answer,
	children,
}: {
	page: Awaited<ReturnType<typeof readSectionPage>>;
	answer: Answer | undefined;
	children?: ReactNode;
}) {
	const { copy, section, owed, fields, seen, hasForm } = page;
	const refused = answer && "typed" in answer ? answer : null;
	const typed = refused?.typed.intent === "save" ? refused.typed : null;
	const form = (hasForm || typed) && (
		<SectionForm
			key={`${section} ${seen} ${fields.id ?? ""}`}
			page={page}
			fields={typed ?? fields}
			errors={typed ? refused?.errors : undefined}
		/>
	);
	return (
		<SettingsFrame
			page={page}
			isRefused={refused !== null}
			isNewer={refused?.newer === true}
			proofError={answer && "proofError" in answer ? answer.proofError : undefined}
		>
			{/* What was typed when the proof ended stays there. */}
			{(!owed || typed) && (
				<Card id={section} heading="h3" title={copy[section].title} lead={copy[section].lead}>
					{/* The form of one that is changed comes before a long list. */}
					{fields.id && form}
					<RecordList page={page} />
					{!fields.id && form}
				</Card>
			)}
			{children}
			<Card id="versions" heading="h3" title={copy.versions.title}>
				<SettingsVersions page={page} mayRestore={!owed} />
			</Card>
		</SettingsFrame>
	);
}
