/** The anchor of the evidence on a public page. */
export const EVIDENCE = 'evidence'
/** The most templates that a public page lists: the newest. */
export const EARNABLE_MAX = 60
/** Templates that a public page shows before "Show all". */
export const EARNABLE_FIRST = 10
/** People counted for one template; a page says "more than" beyond. */
export const HOLDERS_COUNTED = 10_000
/** How often a network may read public pages. */
export const PAGE_READS = { limit: 120, seconds: 60 }

/** Networks that a public page links to, in the order of the profile. */
export const NETWORKS = ['discord', 'telegram', 'twitter', 'instagram', 'facebook', 'linkedin', 'youtube'] as const
