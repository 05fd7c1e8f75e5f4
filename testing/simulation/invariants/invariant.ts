/** What must hold when all is quiet: a sentence, and a query whose rows break it. */
export type Invariant = { sentence: string; broken: string }
