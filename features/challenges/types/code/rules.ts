export const WORD_MAX = 100
export const CODES_MAX = 10_000
