import { execFileSync } from "node:child_process";

/** The commit of a checkout. Empty in a folder that is none, such as a container's. */
export function readCommit(folder = "."): string {
	try {
		return execFileSync("git", ["rev-parse", "--short=12", "HEAD"], {
			cwd: folder,
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		}).trim();
	} catch {
		return "";
	}
}
