import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate, useSubmit } from "react-router";
import { Icon } from "#app/components/ui/icon.tsx";
import { newLeadPath } from "#domain/lead-desk/lead-address.ts";
import { foldText } from "#domain/lead-desk/search-words.ts";
import { accountPath } from "#domain/staff/return-path.ts";
import { signOutPath } from "../session/sign-out-path.ts";
import type { DeskFrameCopy, DeskPages } from "./desk-nav.tsx";
import { useFoundLeads } from "./use-found-leads.ts";

interface Choice {
	name: string;
	/** Beside the name, such as what a lead asked for. */
	about?: string;
	choose: () => void;
}

/** Looks for a lead, a page or an action while somebody types, and opens what they choose. */
export function FinderDialog({ pages, copy, onClose }: { pages: DeskPages; copy: DeskFrameCopy; onClose: () => void }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const list = useRef<HTMLDivElement>(null);
	const id = useId();
	const navigate = useNavigate();
	const submit = useSubmit();
	const [text, setText] = useState("");
	const [active, setActive] = useState(0);
	const { leads, hasFailed, isWaiting } = useFoundLeads(text);
	useEffect(() => dialog.current?.showModal(), []);

	const goTo = (path: string) => () => void navigate(path);
	const { find, header } = copy;
	const everyPage = [...pages.main, ...pages.groups.flatMap((group) => group.pages)];
	const actions: Choice[] = [
		{ name: find.add, choose: goTo(newLeadPath) },
		{ name: header.account, choose: goTo(accountPath) },
		{ name: header.toSite, choose: () => window.location.assign("/") },
		{ name: header.signOut, choose: () => void submit(null, { method: "post", action: signOutPath }) },
	];
	const named = (choices: Choice[]) => choices.filter(({ name }) => hasWords(name, text));
	const groups = [
		{ title: find.leads, choices: leads.map(({ path, ...lead }) => ({ ...lead, choose: goTo(path) })) },
		{ title: find.pages, choices: named(everyPage.map(({ path, name }) => ({ name, choose: goTo(path) }))) },
		{ title: find.actions, choices: named(actions) },
	].filter(({ choices }) => choices.length > 0);
	const choices = groups.flatMap((group) => group.choices);
	const at = Math.min(active, choices.length - 1);

	function choose(choice: Choice | undefined) {
		if (!choice) return;
		dialog.current?.close();
		choice.choose();
	}
	function press(event: KeyboardEvent) {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step && choices.length > 0) {
			event.preventDefault();
			const next = (at + step + choices.length) % choices.length;
			setActive(next);
			list.current?.querySelector(`#${CSS.escape(`${id}-${next}`)}`)?.scrollIntoView({ block: "nearest" });
		}
		if (event.key === "Enter" && !event.nativeEvent.isComposing) {
			event.preventDefault();
			choose(choices[at]);
		}
	}
	let index = 0;
	return (
		<dialog
			ref={dialog}
			aria-label={find.title}
			onClose={onClose}
			className="mx-auto mt-[8vh] mb-auto w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-lg bg-white p-0 text-ink-800 shadow-lg backdrop:bg-ink-950/50"
		>
			<div className="flex items-center gap-2 border-b-2 border-sand-200 px-3 focus-within:border-ink-800">
				<Icon name="search" className="size-5 shrink-0 text-ink-600" />
				<input
					type="text"
					role="combobox"
					aria-label={find.title}
					aria-expanded={choices.length > 0}
					aria-controls={`${id}-list`}
					aria-autocomplete="list"
					aria-activedescendant={choices.length > 0 ? `${id}-${at}` : undefined}
					placeholder={find.open}
					autoComplete="off"
					spellCheck={false}
					maxLength={100}
					value={text}
					onChange={(event) => {
						setText(event.target.value);
						setActive(0);
					}}
					onKeyDown={press}
					className="h-12 min-w-0 grow border-0 bg-transparent text-base text-ink-900 outline-none focus-visible:shadow-none"
				/>
				<button
					type="button"
					aria-label={find.close}
					onClick={() => dialog.current?.close()}
					className="inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-sand-100"
				>
					<Icon name="close" />
				</button>
			</div>
			<div
				ref={list}
				id={`${id}-list`}
				role="listbox"
				aria-label={find.title}
				className="max-h-[min(26rem,60vh)] overflow-y-auto px-2 empty:hidden"
			>
				{groups.map(({ title, choices }) => (
					// biome-ignore lint/a11y/useSemanticElements: a list box has groups of options, not of fields
					<div key={title} role="group" aria-label={title} className="py-1.5">
						<p aria-hidden="true" className="px-2 py-1 text-xs font-semibold text-ink-600">
							{title}
						</p>
						{choices.map((choice) => {
							const own = index++;
							return (
								// biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the input has the focus, and its keys choose
								<div
									key={`${choice.name} ${choice.about} ${own}`}
									id={`${id}-${own}`}
									role="option"
									aria-selected={own === at}
									onClick={() => choose(choice)}
									onPointerMove={() => setActive(own)}
									className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-2 text-sm aria-selected:bg-ink-100"
								>
									<span className="min-w-0 truncate font-medium text-ink-900">{choice.name}</span>
									{choice.about && <span className="min-w-0 truncate text-ink-700">{choice.about}</span>}
								</div>
							);
						})}
					</div>
				))}
			</div>
			<p role="status" className="px-4 text-sm not-empty:py-3">
				{hasFailed ? find.failed : choices.length === 0 && !isWaiting && find.none}
			</p>
		</dialog>
	);
}

/** True if each typed word begins a word of the name, whatever its accents. */
function hasWords(name: string, text: string): boolean {
	const words = foldText(name).split(/[^\p{L}\p{N}]+/u);
	return foldText(text)
		.split(/[^\p{L}\p{N}]+/u)
		.every((typed) => words.some((word) => word.startsWith(typed)));
}
