import { AsyncLocalStorage } from "node:async_hooks";

const patient = new AsyncLocalStorage<true>();

/** Runs work in the background, whose statements may take long. They have connections of their own. */
export const patiently = <T>(work: () => Promise<T>): Promise<T> => patient.run(true, work);

export const isPatient = (): boolean => patient.getStore() ?? false;
