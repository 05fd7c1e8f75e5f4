import type { Rate } from '#platform/rate-limit.ts'

/** Searches and look-ups of one session: a person who types fast stays far below. */
export const CITY_RATE: Rate = { limit: 300, seconds: 60 }
