/** True if a host name can only mean this machine, so that a connection to it needs no encryption. */
export function isLoopbackHost(hostname: string): boolean {
	return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
}
