/** @returns undefined if the promise takes longer. Its work continues. */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
	if (ms === 0) {
		promise.catch(() => {});
		return undefined;
	}
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<undefined>((resolve) => {
		timer = setTimeout(() => resolve(undefined), ms);
	});
	return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}
