type Results<Work extends readonly PromiseLike<unknown>[]> = { -readonly [K in keyof Work]: Awaited<Work[K]> };

/**
 * Waits for statements of a transaction that were sent at once, because each answer to wait for costs as much as a lead. They
 * must not need each other's results. Fails with the error of the first in the list, also if others failed sooner: once a
 * statement has failed, those after it fail for that reason alone.
 */
export async function sentTogether<const Work extends readonly PromiseLike<unknown>[]>(
	...work: Work
): Promise<Results<Work>> {
	await Promise.allSettled(work);
	return (await Promise.all(work)) as Results<Work>;
}
