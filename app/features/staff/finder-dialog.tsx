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
	/** Stays the same when other choices come and go. */
	key: string;
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
	const [active, setActive] = useState<string>();
	/** Enter was pressed before the leads of the last words were there. */
	const [isEntered, setEntered] = useState(false);
	const { leads, hasFailed, isWaiting } = useFoundLeads(text);
	useEffect(() => dialog.current?.showModal(), []);

	const goTo = (path: string) => () => void navigate(path);
	const { find, header } = copy;
	const everyPage = [...pages.main, ...pages.groups.flatMap((group) => group.pages)];
	const actions: Choice[] = [
		{ key: "add", name: find.add, choose: goTo(newLeadPath) },
		{ key: "account", name: header.account, choose: goTo(accountPath) },
		{ key: "site", name: header.toSite, choose: () => window.location.assign("/") },
		{ key: "sign-out", name: header.signOut, choose: () => void submit(null, { method: "post", action: signOutPath }) },
	];
	const named = (choices: Choice[]) => choices.filter(({ name }) => hasWords(name, text));
	const groups = [
		{ title: find.leads, choices: leads.map(({ path, ...lead }) => ({ ...lead, key: path, choose: goTo(path) })) },
		{ title: find.pages, choices: named(everyPage.map(({ path, name }) => ({ key: path, name, choose: goTo(path) }))) },
		{ title: find.actions, choices: named(actions) },
	].filter(({ choices }) => choices.length > 0);
	const choices = groups.flatMap((group) => group.choices);
	const at = Math.max(
		0,
		choices.findIndex(({ key }) => key === active),
	);
	useEffect(() => {
		if (!isEntered || isWaiting) return;
		setEntered(false);
		if (!hasFailed) choose(choices[at]);
	});

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
			setActive(choices[next]?.key);
			list.current?.querySelector(`#${CSS.escape(`${id}-${next}`)}`)?.scrollIntoView({ block: "nearest" });
		}
		if (event.key === "Enter" && !event.nativeEvent.isComposing) {
			event.preventDefault();
			setEntered(true);
		}
	}
	let index = 0;
	return (
		<dialog
			ref={dialog}
			aria-label={find.title}
			onClose={onClose}
			className="mx-auto mt-[8vh] mb-auto w-[min(36rem,calc(100vw-2rem))] overflow-hidden rounded-lg bg-white p-0 text-ink-800 shadow-lg backdrop:bg-shade-50"
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
						setActive(undefined);
						setEntered(false);
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
									key={choice.key}
									id={`${id}-${own}`}
									role="option"
									aria-selected={own === at}
									onClick={() => choose(choice)}
									onPointerMove={() => setActive(choice.key)}
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
