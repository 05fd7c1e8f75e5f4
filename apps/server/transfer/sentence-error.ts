/** What stops a command, as a sentence for the operator that says what to do. */
export class SentenceError extends Error {}
