import type { Rate } from '#platform/http/rate-limit.ts'

/** Searches and look-ups of one session: far above what a fast typist needs. */
export const CITY_RATE: Rate = { limit: 300, seconds: 60 }
