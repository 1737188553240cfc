import type { ReactNode } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Field } from "#app/components/ui/field.tsx";
import type { readWordsPage } from "#server/settings/words-page.server.ts";
import { Card } from "../staff/card.tsx";
import { LinkTabs } from "../staff/link-tabs.tsx";
import { StaffForm } from "../staff/staff-form.tsx";
import { textLink } from "../staff/text-link.ts";
import { TextParts } from "../staff/text-parts.tsx";
import { WordMarks } from "./word-marks.tsx";
import { type Preview, WordPreview } from "./word-preview.tsx";

type Page = NonNullable<Awaited<ReturnType<typeof readWordsPage>>>;
type Opened = NonNullable<Page["opened"]>;

const panelId = "word-panel";

/** The form of one text in one language, with what it replaces. */
export function WordForm({
	page: { copy, words, owed, seen },
	opened,
	edited,
	answer,
}: {
	page: Pick<Page, "copy" | "words" | "owed" | "seen">;
	opened: Opened;
	edited: NonNullable<Opened["edited"]>;
	/** What the form was answered with, if the text isn't saved. */
	answer: { error: string | null; preview: Preview | null; typed: Record<string, string> } | null;
}) {
	const sending = useNavigation().formMethod === "POST";
	const { name, to, language, languages } = opened;
	const { place, label, original, english, text, marks, hint, clauses, earlier } = edited;
	const fields = { page: opened.page, place, language, seen: String(seen) };
	const typed = answer?.typed.place === place && answer.typed.language === language ? answer : null;
	const commands = [
		...(marks.behind !== null || marks.original !== null ? [["confirm", words.confirm] as const] : []),
		...(text !== null ? [["revert", words.revert] as const] : []),
	];
	return (
		<Card id="word" heading="h3" title={label ?? name}>
			<p>
				<Link to={to} className={textLink}>
					{words.toPage}
				</Link>
			</p>
			<LinkTabs label={words.languages} tabs={languages} panelId={panelId} />
			<div
				id={panelId}
				role="tabpanel"
				aria-label={languages.find(({ current }) => current)?.label}
				className="grid grid-cols-[minmax(0,1fr)] gap-5"
			>
				<WordMarks marks={marks} />
				{english !== null && (
					<Quoted label={words.english} language="en">
						{english}
					</Quoted>
				)}
				<div className={`grid gap-5 ${earlier ? "lg:grid-cols-2" : ""}`}>
					{earlier && (
						<Quoted label={words.earlier} language={language}>
							{earlier.text}
						</Quoted>
					)}
					<Quoted label={words.original} language={language}>
						{original}
					</Quoted>
				</div>
				{earlier && (
					<Quoted label={edited.differenceTitle} language={language}>
						<TextParts parts={earlier.changes} />
					</Quoted>
				)}
				{/* What was typed when the proof ended stays there. */}
				{owed && !typed && text !== null && (
					<Quoted label={words.own} language={language}>
						{text}
					</Quoted>
				)}
				{(!owed || typed) && (
					<StaffForm
						key={`${place} ${language} ${seen}`}
						fields={fields}
						errors={typed?.error ? { text: typed.error } : undefined}
					>
						{({ errors }) => (
							<>
								<Field name="text" label={words.text} hint={hint} error={errors.text}>
									{(control) => (
										<textarea
											{...control}
											lang={language}
											rows={6}
											maxLength={5000}
											required
											defaultValue={typed?.typed.text ?? text ?? original}
										/>
									)}
								</Field>
								{[words.rules, ...clauses].map((rule) => (
									<p key={rule} className="max-w-prose text-sm text-ink-700">
										{rule}
									</p>
								))}
								<div className="flex flex-wrap gap-3">
									<Button type="submit" name="intent" value="save" disabled={sending}>
										{sending ? copy.saving : copy.save}
									</Button>
									<Button type="submit" name="intent" value="preview" variant="secondary" disabled={sending}>
										{words.preview}
									</Button>
								</div>
							</>
						)}
					</StaffForm>
				)}
				{typed?.preview && (
					<WordPreview
						words={words}
						preview={typed.preview}
						isHeading={edited.isHeading}
						language={language}
						fields={edited.isOnPage ? { ...fields, text: typed.typed.text ?? "" } : null}
					/>
				)}
				{!owed && commands.length > 0 && (
					<div className="flex flex-wrap gap-3">
						{commands.map(([intent, label]) => (
							<Form key={intent} method="post" preventScrollReset>
								{Object.entries({ ...fields, intent }).map(([field, value]) => (
									<input key={field} type="hidden" name={field} value={value} />
								))}
								<Button type="submit" variant="secondary" disabled={sending}>
									{label}
								</Button>
							</Form>
						))}
					</div>
				)}
			</div>
		</Card>
	);
}

function Quoted({ label, language, children }: { label: string; language: string; children: ReactNode }) {
	return (
		<div>
			<p className="text-sm font-medium text-ink-900">{label}</p>
			<p lang={language} className="max-w-prose wrap-anywhere">
				{children}
			</p>
		</div>
	);
}
