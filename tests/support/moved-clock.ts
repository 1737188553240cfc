import { readFileSync } from "node:fs";

/**
 * Loaded into a site before everything else (`node --import`): its clock is ahead of the machine's by the milliseconds in
 * the file that CLOCK_FILE names, in all of its threads. Timers go on as before, as after a real jump.
 */
const file = process.env.CLOCK_FILE ?? "";
const machine = Date;
let ahead = 0;

function read(): void {
	ahead = Number(readFileSync(file, "utf8"));
}
read();
setInterval(read, 50).unref();

const now = () => machine.now() + ahead;
globalThis.Date = new Proxy(machine, {
	apply: () => new machine(now()).toString(),
	construct: (target, given, derived) => Reflect.construct(target, given.length > 0 ? given : [now()], derived),
	get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
