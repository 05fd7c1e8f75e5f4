import { relative } from 'node:path'
import { isProperty, isServerTest } from './server-tests.mjs'

/** @typedef {import('./count-results.mjs').Counts} Counts */
/** @typedef {import('./count-results.mjs').Failure} Failure */

/** More files than these at once fail by a fault, and running them again would only take time. */
const MOST_FILES = 10

/**
 * The files of server tests, from `root`, that are run a second time after these failures: none of a property, whose failing
 * seed is a fault, and none at all where too many failed.
 * @param {Failure[]} failures
 * @param {string} root
 */
export function filesToRerun(failures, root) {
  const files = [...new Set(failures.map(({ file = '' }) => file))].filter(
    (file) => isServerTest(relative(root, file)) && !isProperty(file),
  )
  return files.length > MOST_FILES ? [] : files.map((file) => relative(root, file))
}

/**
 * The counts of a run whose `files` ran a second time in new worlds. A failed test that passes then is flaky, and counts as passed;
 * one that fails again, or is not there, has failed. What passed in the first run alone is not taken back by the second.
 * @param {Counts} first
 * @param {Counts} second
 * @param {string[]} files
 * @returns {Counts}
 */
export function afterRerun(first, second, files) {
  const isAgain = (/** @type {Failure} */ { file = '' }) => files.some((again) => file.endsWith(`/${again}`))
  const { failures = [], flaky = [] } = first
  const { failures: still = [] } = second
  const passedNow = new Set((second.passes ?? []).map(keyOf))
  const fresh = failures.filter((failure) => isAgain(failure) && isPassed(failure, passedNow, still))
  const left = failures.filter((failure) => !fresh.includes(failure))
  return {
    ...first,
    passed: first.passed + fresh.length,
    failed: first.failed - fresh.length,
    failures: left,
    flaky: [...flaky, ...fresh],
  }
}

/**
 * A file that could not be loaded has passed when it ran without a failure.
 * @param {Failure} failure
 * @param {Set<string>} passedNow
 * @param {Failure[]} still
 */
function isPassed(failure, passedNow, still) {
  if (!failure.isFile) return passedNow.has(keyOf(failure))
  return (
    still.every(({ file }) => file !== failure.file) &&
    [...passedNow].some((key) => key.startsWith(`${failure.file}\n`))
  )
}

/** @param {{ file?: string, title: string }} test */
const keyOf = ({ file = '', title }) => `${file}\n${title}`
