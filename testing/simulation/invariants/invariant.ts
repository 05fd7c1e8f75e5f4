/** What must hold when all is quiet: a sentence, and a query whose rows break it. */
export type Invariant = { sentence: string; broken: string }

/** An invariant that does not hold, with some of the rows that break it. */
export type Broken = { sentence: string; rows: unknown[] }
