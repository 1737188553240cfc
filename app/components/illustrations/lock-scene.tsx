import { Illustration, Sailboat, Stroke } from "./scenery.tsx";

/** A canal lock: a boat stays at the level that it has reached, and a little water always leaks out. */
export function LockScene() {
	return (
		<Illustration scene="lock" width={640} height={440} className="h-auto w-full">
			<path d="M0 0H640V440H0Z" className="fill-ink-700" />
			<circle cx="506" cy="96" r="84" className="fill-ink-600" />
			<circle cx="506" cy="96" r="54" className="fill-sun-300" />
			<Stroke d="M40 96H150M74 74H124" strokeWidth="20" className="stroke-ink-500" />
			<Stroke d="M248 62H330" strokeWidth="20" className="stroke-ink-500" opacity=".7" />
			<path d="M0 316H196V440H0Z" className="fill-ink-400" />
			<path d="M196 250H418V440H196Z" className="fill-ink-300" />
			<path d="M418 184H640V440H418Z" className="fill-ink-200" />
			<Stroke
				d="M24 340H96M122 362H176M222 276H290M320 300H388M448 212H530M562 234H616"
				strokeWidth="6"
				className="stroke-white"
				opacity=".7"
			/>
			<Sailboat x={306} y={262} size={1.15} />
			<path d="M180 224H212V440H180Z" className="fill-sand-300" />
			<path d="M402 158H434V440H402Z" className="fill-sand-300" />
			<path d="M174 212H218V230H174ZM396 146H440V164H396Z" className="fill-coral-500" />
			<path
				d="M180 262H212M180 300H212M180 338H212M180 376H212M402 200H434M402 240H434M402 280H434M402 320H434M402 360H434"
				strokeWidth="4"
				className="stroke-sand-400"
			/>
			<Stroke d="M178 330Q160 338 158 372M178 352Q166 358 164 384" strokeWidth="5" className="stroke-white" />
			<path d="M0 404H640V440H0Z" className="fill-ink-800" />
			<Stroke
				d="M36 404q8-22 16 0M92 404q8-16 16 0M536 404q8-20 16 0M590 404q8-16 16 0"
				strokeWidth="5"
				className="stroke-ink-500"
			/>
		</Illustration>
	);
}
