/**
 * True if somebody may be signed in in this browser. The server sets this cookie, and takes it away with the session.
 */
export function hasSignedInMark(): boolean {
	return /(?:^|; )(?:__Host-)?sf_signed_in=1/.test(document.cookie);
}
