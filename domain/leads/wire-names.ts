/** `first_name` on the wire is `firstName` inside. */
export type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
	? `${Head}${Capitalize<CamelCase<Tail>>}`
	: Name;

export type CamelKeys<T> = { [Name in keyof T & string as CamelCase<Name>]: T[Name] };

export function camelCase<Name extends string>(name: Name): CamelCase<Name> {
	return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>;
}

/** Renames the object's own keys, not those of nested objects. */
export function camelKeys<T extends object>(wire: T): CamelKeys<T> {
	return Object.fromEntries(Object.entries(wire).map(([name, value]) => [camelCase(name), value])) as CamelKeys<T>;
}
