// Loaded before any TypeScript file, because an old Node.js cannot read TypeScript. CommonJS for the same reason.
if (Number.parseInt(process.versions.node, 10) < 24) {
	process.stderr.write(
		`This site needs Node.js 24 or newer, not ${process.versions.node}: run \`npm rebuild node\` to install the project's own, or install Node.js 24 on this machine.\n`,
	);
	process.exit(1);
}
