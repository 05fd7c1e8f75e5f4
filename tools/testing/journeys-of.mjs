import { posix } from 'node:path'

/** @typedef {import('./import-graph.mjs').Imports} Imports */

/**
 * Journeys of features that no journey imports anything of, because it meets them on the way: what it opens or waits for. An
 * empty list says that no journey shows the feature.
 * @type {Record<string, string[]>}
 */
export const DECLARED = {
  // No journey opens the dialog for other software, or asks a list of known issuers.
  builder: [],
  registries: [],
  digests: ['wallet-updates', 'accessible-wallet'],
  'outside-accounts': ['quest-extras'],
  keys: ['main-path', 'verify'],
  ledger: ['main-path', 'verify'],
  legal: ['shell', 'contributor'],
}

/** The journeys for what all screens share, where its own change is of no feature. */
export const SHARED = ['shell', 'main-path', 'first-cards', 'wallet-communities']

/**
 * The feature that a path belongs to, or nothing.
 * @param {string} path
 */
export const featureOf = (path) => /^features\/([^/]+)\//.exec(path)?.[1]

/** @param {string} path */
export const isJourney = (path) => /^e2e\/[^/]+\.e2e\.ts$/.test(path)

/** @param {string} name */
export const journeyAt = (name) => `e2e/${name}.e2e.ts`

/** @param {string} path */
export const journeyName = (path) => posix.basename(path, '.e2e.ts')

/**
 * The journeys of a feature: those that import something of it themselves, and those declared.
 * @param {string} feature
 * @param {Imports} imports
 */
export function journeysOf(feature, imports) {
  const importing = [...imports.keys()].filter(
    (file) => isJourney(file) && (imports.get(file) ?? []).some((path) => featureOf(path) === feature),
  )
  return [...new Set([...importing, ...(DECLARED[feature] ?? []).map(journeyAt)])]
}
