import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import { type DraftEvent, type DraftWork, draftAt, nextDraft, nextSaveIn, saveStatus } from "./draft-state.ts";
import { sendDraft } from "./send-draft.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

/** Well within the time for which a lock holds. */
const renewalMs = 40_000;

/**
 * Saves what is written, a moment after each change, one save at a time.
 * @param content what the editor has now
 * @param opened what the server said last to somebody who may write; null to somebody who may only read
 */
export function useDraft(articleId: string, revision: number, content: () => unknown, opened: object | null) {
	const [draft, dispatch] = useReducer(nextDraft, revision, draftAt);
	// A save reads what is newest, not what was there when it was planned.
	const newest = useRef(draft);
	function tell(event: DraftEvent): void {
		newest.current = nextDraft(newest.current, event);
		dispatch(event);
	}
	const saving = useRef<Promise<DraftWork> | null>(null);

	async function save(): Promise<DraftWork> {
		tell({ type: "sending" });
		const { revision, isChosen } = newest.current;
		const answer = await sendDraft({ articleId, revision, isChosen, content: content() });
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
		/** Saves what is not saved yet. @returns the draft's revision; null if something is in the way */
		flush,
	};
}
