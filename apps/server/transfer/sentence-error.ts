/** An error that stops a command, with a sentence for the operator that says what to do. */
export class SentenceError extends Error {}
