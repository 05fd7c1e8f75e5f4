import { reachedFrom } from './import-graph.mjs'
import { featureOf, isJourney, journeyAt, journeysOf, SHARED } from './journeys-of.mjs'
import { isServerTest, LONG } from './server-tests.mjs'

/** @typedef {import('./import-graph.mjs').Imports} Imports */
/** @typedef {{ run: string[], left: number }} Choice files to run, and how many others are left to CI */

/** More of these would take longer than somebody waits between two changes. */
export const MOST_SERVER_TESTS = 24
export const MOST_JOURNEYS = 6

/** What all tests stand on, or how they are found and run: after a change of it no choice can be trusted. */
const EVERYTHING =
  /^(package(-lock)?\.json|(vitest|playwright)\.config\.ts|tsconfig\.json|testing\/.*|db\/migrations\/.*|tools\/testing\/.*)$/
const TEST = /\.test\.(ts|tsx|mjs)$/
const BESIDE = /\.(test|demo)\.(ts|tsx|mjs)$/
/** They join all features. What reaches a test only through them is nearly everything. */
const JOINS_ALL = /^(apps|testing)\//
const SHOWN = /^(apps|base|card|credentials|gallery|platform|ui)\//

/** @param {string} path */
const isTest = (path) => TEST.test(path)
/** @param {string} path */
const joinsAll = (path) => JOINS_ALL.test(path) && !isTest(path)

/**
 * The changed files after which everything runs.
 * @param {string[]} changed
 */
export const forcingAll = (changed) => changed.filter((path) => EVERYTHING.test(path) && !isTest(path))

/**
 * The test files that a change reaches by imports. All pure ones run. Of the server tests, each of which reaches everything
 * through the server that it opens, those of the changed feature run, and of those that reach it otherwise or are about it all
 * but the long ones. Where these are too many, only the feature's own run.
 * @param {string[]} changed
 * @param {Imports} imports
 * @returns {Choice}
 */
export function chooseTests(changed, imports) {
  const exists = (/** @type {string} */ path) => imports.has(path)
  const all = [...reachedFrom(imports, changed)].filter(isTest).filter(exists)
  const near = reachedFrom(imports, changed, joinsAll)
  const areas = new Set(changed.map(areaOf))
  const features = new Set(changed.flatMap((path) => featureOf(path) ?? []))
  const isOwn = (/** @type {string} */ test) => changed.includes(test) || areas.has(areaOf(test))
  const asks = (/** @type {string} */ test) =>
    (imports.get(test) ?? []).some((path) => features.has(featureOf(path) ?? ''))
  const [server, pure] = [all.filter(isServerTest), all.filter((test) => !isServerTest(test))]
  const reached = server.filter((test) => isOwn(test) || (!LONG.includes(test) && (near.has(test) || asks(test))))
  const chosen = reached.length > MOST_SERVER_TESTS ? server.filter(isOwn) : reached
  return { run: [...pure, ...chosen].sort(), left: server.length - chosen.length }
}

/**
 * The journeys that a change reaches: those that import something changed, or walk through a feature that does. Where these are
 * too many: those of the changed features, most devoted to them first, or a few that see what all screens share.
 * @param {string[]} changed
 * @param {Imports} imports
 * @returns {Choice}
 */
export function chooseJourneys(changed, imports) {
  const product = changed.filter((path) => !BESIDE.test(path))
  const near = [...reachedFrom(imports, product, joinsAll)].filter((path) => !BESIDE.test(path))
  const of = (/** @type {string[]} */ paths) =>
    [...new Set(paths.flatMap((path) => featureOf(path) ?? []))].flatMap((feature) => journeysOf(feature, imports))
  const journeys = (/** @type {string[]} */ paths) =>
    [...new Set([...paths.filter(isJourney), ...of(paths)])].filter((file) => imports.has(file))
  const reached = journeys(near)
  if (reached.length > 0 && reached.length <= MOST_JOURNEYS) return { run: reached.sort(), left: 0 }
  const [steps, own] = [product.filter((path) => path.startsWith('e2e/')), journeys(product)]
  const importing = [...imports.keys()].filter(
    (file) => isJourney(file) && (imports.get(file) ?? []).some((path) => steps.includes(path)),
  )
  const first = [...new Set([...own, ...importing])]
  const shared = product.some((path) => SHOWN.test(path))
    ? SHARED.map(journeyAt).filter((file) => imports.has(file))
    : []
  const chosen = first.length > 0 ? mostDevoted(first, product, imports) : shared
  return { run: chosen.sort(), left: reached.filter((file) => !chosen.includes(file)).length }
}

/**
 * The journeys whose imports are to the largest share of the changed features, or changed themselves.
 * @param {string[]} journeys
 * @param {string[]} changed
 * @param {Imports} imports
 */
function mostDevoted(journeys, changed, imports) {
  const areas = new Set(changed.map(areaOf))
  const share = (/** @type {string} */ file) => {
    if (changed.includes(file)) return 1
    const of = (imports.get(file) ?? []).filter((path) => featureOf(path) !== undefined || changed.includes(path))
    return of.filter((path) => areas.has(areaOf(path))).length / Math.max(1, of.length)
  }
  return [...journeys].sort((a, b) => share(b) - share(a) || a.localeCompare(b)).slice(0, MOST_JOURNEYS)
}

/**
 * What belongs together: a feature, or the folder of a file elsewhere.
 * @param {string} path
 */
function areaOf(path) {
  const feature = featureOf(path)
  return feature ? `features/${feature}` : path.slice(0, path.lastIndexOf('/') + 1) || path
}
