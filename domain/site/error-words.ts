/** The names of errors that browsers throw. Any other is logged as `Error`, because a script may name one as it likes. */
export const errorNames: ReadonlySet<string> = new Set(
	`Error TypeError RangeError ReferenceError SyntaxError EvalError URIError AggregateError InternalError SuppressedError
	AbortError ConstraintError DataCloneError DataError EncodingError HierarchyRequestError InvalidAccessError
	InvalidCharacterError InvalidNodeTypeError InvalidStateError NetworkError NotAllowedError NotFoundError
	NotReadableError NotSupportedError OperationError QuotaExceededError ReadOnlyError SecurityError TimeoutError
	TransactionInactiveError UnknownError VersionError WrongDocumentError RuntimeError LinkError CompileError`.split(
		/\s+/,
	),
);

/**
 * The words that browsers, React and this site use in error messages. No other word of a message is stored: it may be a
 * name or an illness.
 */
const errorWords: ReadonlySet<string> = new Set(
	`a abort aborted access after already an and any argument arguments array array-like as assertion assign assignment at
	attempt attempted attempting await bad be because been before being bigint boolean bound but by call called callback can
	cannot can't captcha case catch chat child chunk circular class clone cloned closed cloning code component connection
	const constant construct constructor convert converting copy could couldn't create cross-origin css data database date
	declaration declared default define defined delete deleted denied depth descriptor did didn't document does doesn't dom
	duplicate dynamic dynamically each element empty end error errors evaluating event exceeded exceeds execute existing
	expected expression extensible extensions failed failure fetch fetching field file find first for found frame from
	function generator get getter global had has have hook hooks host hydrate hydrated hydrating hydration if illegal import
	imported importing in index indexeddb infinite initialization initialize initialized input insecure insert inside
	instance integer interrupted into invalid invocation invoked is isn't island it item iterable iterate iterator its json
	key keyword label large left-hand length lexical line link list load loaded loading local locale localstorage map match
	matched maximum memory message messages metadata method mime minified missing mode module more must name native navigation
	network new next no node non-function non-iterable non-object nor not null number object of offline on only open opening
	operation option or out outside page parameter parent parse parsed parsing part passed pattern permission point policy
	position preload private promise properties property prototype proxy quota range read read-only reading readonly receiver
	recursion redeclaration redirect refused regular rejected render rendered rendering request required resource response
	responded rest result return returned run same schema scheduler script search security server service serialize
	sessionstorage set setter should side size source specified spread stack state status storage stream string strict
	structured style super suspended switch symbol syntax target template text than that the there this throw thrown time
	timed timeout to token too top-level transaction tree trying type typed undefined unexpected unhandled unhandledrejection
	unknown unsupported unterminated update updating upgrade use used user value values variable version was were when which
	while window with within without worker write writing wrong yield`.split(/\s+/),
);

/** A single letter is a name that a minifier makes. */
export function isErrorWord(word: string): boolean {
	return /^[a-z]$/i.test(word) || errorWords.has(word.toLowerCase().replace("’", "'")) || errorNames.has(word);
}
