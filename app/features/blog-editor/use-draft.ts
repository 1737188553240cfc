import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { useBlocker } from "react-router";
import type { PostContent } from "#domain/blog/post-content.ts";
import { type DraftEvent, type DraftWork, draftAt, nextDraft, nextSaveIn, saveStatus } from "./draft-state.ts";
import type { LoadedDraft } from "./editor-data.ts";
import { sendDraft } from "./send-draft.ts";

/** Well within the time for which a lock holds. */
const renewalMs = 40_000;

/**
 * Saves what is written, a moment after each change, one save at a time.
 * @param content what the editor has now
 * @param opened what the server said last to somebody who may write; null to somebody who may only read
 */
export function useDraft(begun: LoadedDraft, content: () => PostContent, opened: object | null) {
	const { articleId } = begun;
	const [draft, dispatch] = useReducer(nextDraft, begun, draftAt);
	// A save reads what is newest, not what was there when it was planned.
	const newest = useRef(draft);
	function tell(event: DraftEvent): void {
		newest.current = nextDraft(newest.current, event);
		dispatch(event);
	}
	const saving = useRef<Promise<DraftWork> | null>(null);

	async function save(): Promise<DraftWork> {
		const { revision, isChosen } = newest.current;
		const sent = content();
		tell({ type: "sending", content: sent });
		const answer = await sendDraft({ articleId, revision, isChosen, content: sent });
		tell({ type: "answered", answer });
		return newest.current;
	}
	function saveOnce(): Promise<DraftWork> {
		saving.current ??= save().finally(() => {
			saving.current = null;
		});
		return saving.current;
	}

	const delay = nextSaveIn(draft);
	const saveLater = useEffectEvent(() => void saveOnce());
	useEffect(() => {
		if (delay === null) return;
		const timer = setTimeout(() => saveLater(), delay);
		return () => clearTimeout(timer);
	}, [delay]);

	const open = useEffectEvent(() => {
		tell({ type: "lockTaken" });
		void renew();
	});
	const renew = useEffectEvent(async () => {
		if (document.visibilityState !== "visible" || saving.current || newest.current.problem) return;
		const answer = await sendDraft({ articleId, isOpen: true });
		if (answer.state === "locked") tell({ type: "answered", answer });
	});
	useEffect(() => {
		if (opened) open();
	}, [opened]);
	const isOpen = opened !== null;
	useEffect(() => {
		if (!isOpen) return;
		const timer = setInterval(() => void renew(), renewalMs);
		const close = () => void sendDraft({ articleId, isOpen: false });
		addEventListener("pagehide", close);
		return () => {
			clearInterval(timer);
			removeEventListener("pagehide", close);
			close();
		};
	}, [isOpen, articleId]);

	async function flush(): Promise<number | null> {
		while (newest.current.changes > newest.current.saved) {
			const { problem } = await saveOnce();
			if (problem) return null;
		}
		return newest.current.revision;
	}
	async function setAside(): Promise<boolean> {
		const seen = newest.current.newest?.revision;
		await saving.current;
		await saveOnce();
		const { problem, newest: newer } = newest.current;
		return (problem === "stale" || problem === "locked") && newer?.revision === seen;
	}
	useLeaveGuard(draft.changes > draft.saved, async () => {
		const saved = await flush();
		const { problem } = newest.current;
		return saved !== null || problem === "locked" || problem === "stale";
	});

	return {
		draft,
		status: saveStatus(draft),
		change: () => tell({ type: "changed" }),
		keepOwn: () => tell({ type: "ownTextKept" }),
		/**
		 * Stores the text on the screen as a version, before the writer continues with another text.
		 * @returns whether that worked, and the newer text is still the one that the writer has seen
		 */
		setAside,
		/** Saves what is not saved yet. @returns the draft's revision; null if something is in the way */
		flush,
	};
}

/**
 * Whoever leaves the page takes no sentence along: what is not saved is saved first. If that fails, the page stays, and says
 * why. A text that was refused because of somebody else's is among the versions.
 * @param flush saves, and tells whether nothing is left to save or to keep here
 */
function useLeaveGuard(isUnsaved: boolean, flush: () => Promise<boolean>): void {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
	);
	const decide = useEffectEvent(async () => {
		if (blocker.state !== "blocked") return;
		if (await flush()) blocker.proceed();
		else blocker.reset();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: somebody wants to leave
	useEffect(() => void decide(), [blocker.state]);
	useEffect(() => {
		if (!isUnsaved) return;
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", warn);
		return () => removeEventListener("beforeunload", warn);
	}, [isUnsaved]);
}
