import { AsyncLocalStorage } from "node:async_hooks";

const background = new AsyncLocalStorage<{ isPatient: boolean } | undefined>();

/** Runs work that nobody waits for. On the embedded database, whose only session all share, others go first. */
export const inBackground = <T>(work: () => Promise<T>): Promise<T> => background.run({ isPatient: false }, work);

/** Runs work in the background, whose statements may take long. On PostgreSQL they have connections of their own. */
export const patiently = <T>(work: () => Promise<T>): Promise<T> => background.run({ isPatient: true }, work);

/** Runs work that somebody may come to wait for, although the background began it. */
export const inForeground = <T>(work: () => Promise<T>): Promise<T> => background.run(undefined, work);

export const isInBackground = (): boolean => background.getStore() !== undefined;

export const isPatient = (): boolean => background.getStore()?.isPatient ?? false;
