/** Errors that say in one sentence why the site doesn't start. They need no stack. */
const names = [
	"AgeError",
	"BackupError",
	"ConfigurationError",
	"DatabaseLostError",
	"FolderInUseError",
	"FolderNotWritableError",
	"OlderDatabaseError",
	"PooledSessionError",
	"PortInUseError",
];

export function isRefusal(error: unknown): error is Error {
	return error instanceof Error && names.includes(error.name);
}
