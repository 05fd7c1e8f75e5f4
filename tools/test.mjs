import { BUILT_SERVER } from './setup/build.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, isStopped } from './setup/run-command.mjs'
import { runTool, SetupFailure } from './setup/setup-failure.mjs'
import { chooseChanged } from './testing/changed-run.mjs'
import { linesOfFailures, linesOfFlaky, linesOfNotRun } from './testing/count-results.mjs'
import { runJourneys, runVitest } from './testing/runners.mjs'

/** @typedef {import('./testing/count-results.mjs').Counts & { name: string, seconds?: number }} Result */

/** @typedef {{ unit?: string[], journeys?: string[], isPart: boolean }} Plan filters of each half to run, none for all of it */

/**
 * `npm test` runs everything; `-- unit [filters]` and `-- e2e [filters]` one half; `-- changed` what a change reaches; other
 * arguments are Vitest filters. With TEST_DATABASE_URL the server tests run on that Postgres, and those marked for both also on
 * the embedded database.
 * @param {string[]} args
 */
async function test(args) {
  const isChanged = args.length === 1 && args[0] === 'changed'
  // Reading imports needs the packages, and only journeys need the build.
  if (isChanged) await prepare({ withTools: true })
  const { unit, journeys, isPart } = isChanged ? planOfChange(await chooseChanged(ROOT)) : planOf(args)
  if (!unit && !journeys) return report([], isPart)
  const node = await prepare({ withTools: true, withBuild: Boolean(journeys) })
  // Tests start it as an operator does.
  if (journeys) process.env.SERVER_BUILT = BUILT_SERVER
  /** @type {Result[]} */
  const results = []
  if (unit) {
    const database = process.env.TEST_DATABASE_URL
    // Filters may match only files without a database, or no marked file.
    const partly = unit.length > 0 && database ? ['--passWithNoTests', ...unit] : unit
    const marked = { name: 'unit', isMarkedOnly: Boolean(database) }
    results.push(await timed(() => runVitest(ROOT, node, partly, marked)))
    const onPostgres = ['--project=server', ...(unit.length > 0 ? ['--passWithNoTests'] : []), ...unit]
    const options = { name: 'server on Postgres', database }
    const onServer = () => runVitest(ROOT, node, onPostgres, options)
    if (database) results.push(isStopped() ? stoppedBefore(options) : await timed(onServer))
  }
  if (journeys) {
    const walk = () => journeysOrFailure(node, journeys)
    results.push(isStopped() ? stoppedBefore({ name: 'journeys' }) : await timed(walk))
  }
  return report(results, isPart)
}

/**
 * @param {string[]} args
 * @returns {Plan}
 */
function planOf(args) {
  const [first = ''] = args
  const half = ['unit', 'e2e'].includes(first) ? first : args.length > 0 ? 'unit' : 'all'
  const filters = args.filter((argument, i) => i > 0 || argument !== half)
  return {
    unit: half === 'e2e' ? undefined : filters,
    journeys: half === 'unit' ? undefined : filters,
    isPart: filters.length > 0,
  }
}

/**
 * A half that a change does not reach is left out, which no filter would say.
 * @param {Awaited<ReturnType<typeof chooseChanged>>} chosen
 * @returns {Plan}
 */
function planOfChange(chosen) {
  if (chosen === 'everything') return planOf([])
  const some = (/** @type {string[]} */ files) => (files.length > 0 ? files : undefined)
  return { unit: some(chosen.tests), journeys: some(chosen.journeys), isPart: true }
}

/**
 * Adds how long a part took, for the table in bench/proof.md.
 * @param {() => Promise<Result>} part
 * @returns {Promise<Result>}
 */
async function timed(part) {
  const started = Date.now()
  return { ...(await part()), seconds: Math.round((Date.now() - started) / 1000) }
}

/**
 * Tests skipped because of a signal count as a failure; earlier results are still reported.
 * @param {{ name: string }} half
 * @returns {Result}
 */
function stoppedBefore({ name }) {
  return { name, passed: 0, failed: 1, skipped: 0 }
}

/**
 * A missing browser counts as a failure, so that the results of the unit tests are still reported.
 * @param {string} node
 * @param {string[]} filters
 * @returns {Promise<Result>}
 */
async function journeysOrFailure(node, filters) {
  try {
    return await runJourneys(ROOT, node, filters)
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error
    console.error(`\nblazon: ${error.message}`)
    return { name: 'journeys', passed: 0, failed: 1, skipped: 0 }
  }
}

/**
 * @param {Result[]} results
 * @param {boolean} isPart
 */
function report(results, isPart) {
  console.log('')
  for (const { name, passed, failed, skipped, seconds } of results) {
    const counted = `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
    console.log(`${name}: ${counted}${seconds === undefined ? '' : ` in ${seconds} s`}`)
  }
  for (const line of [...linesOfNotRun(results), ...linesOfFailures(results)]) console.log(line)
  const ran = (/** @type {Result} */ { passed, failed }) => passed + failed > 0
  const empty = isPart && results.some(ran) ? [] : results.filter((result) => !ran(result))
  for (const { name } of empty) console.log(`${name}: no test ran`)
  for (const line of linesOfFlaky(results)) console.log(line)
  const sum = (/** @type {'passed' | 'failed'} */ key) => results.reduce((total, result) => total + result[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') > 0 || empty.length > 0 ? 1 : 0
}

forwardSignals()
await runTool(() => test(process.argv.slice(2)))
