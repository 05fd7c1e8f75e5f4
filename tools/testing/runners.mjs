import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from '../setup/browser.mjs'
import { pinnedEnvironment } from '../setup/pinned-node.mjs'
import { isStopped, runCommand } from '../setup/run-command.mjs'
import { countPlaywright, countVitest } from './count-results.mjs'
import { afterRerun, filesToRerun } from './rerun-failed.mjs'

/** @typedef {import('./count-results.mjs').Counts & { name: string }} NamedCounts */
/** @typedef {{ name: string, database?: string, isMarkedOnly?: boolean }} VitestOptions */

/**
 * Runs Vitest with arguments on PGlite, or on `database` (a Postgres URL), and returns the counts. With `isMarkedOnly`
 * only server tests marked for both databases run. In CI the files of failed server tests run once more.
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 * @param {VitestOptions} options
 * @returns {Promise<NamedCounts>}
 */
export async function runVitest(root, node, args, options) {
  const first = await runVitestOnce(root, node, args, options)
  const files = process.env.CI && !isStopped() ? filesToRerun(first.failures ?? [], root) : []
  if (files.length === 0) return first
  console.log(`\nOnce more: ${files.join(', ')}`)
  const again = ['--project=server', '--passWithNoTests', ...files]
  const second = await runVitestOnce(root, node, again, { ...options, name: `${options.name} again` })
  return { ...afterRerun(first, second, files), name: options.name }
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 * @param {VitestOptions} options
 * @returns {Promise<NamedCounts>}
 */
async function runVitestOnce(root, node, args, { name, database, isMarkedOnly = false }) {
  const report = freshReport(root, name)
  const command = ['node_modules/vitest/vitest.mjs', 'run', ...args]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const marked = isMarkedOnly ? 'marked' : undefined
  const env = pinnedEnvironment(root, { TEST_DATABASE_URL: database, SERVER_TESTS: marked })
  const { code } = await runCommand(node, [...command, ...reporters], { cwd: root, env })
  return { name, ...countVitest(report, code) }
}

/**
 * Runs the journeys of e2e/ in a Chromium, which is found or installed first, and returns the counts.
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 */
export async function runJourneys(root, node, args) {
  const name = 'journeys'
  const browser = await findBrowser(root, node)
  const report = freshReport(root, name)
  console.log(`\nJourneys in ${browser}`)
  const env = pinnedEnvironment(root, { CHROMIUM: browser, JOURNEYS_REPORT: report })
  const command = ['node_modules/@playwright/test/cli.js', 'test', ...args]
  const { code } = await runCommand(node, command, { cwd: root, env })
  return { name, ...countPlaywright(report, code) }
}

/**
 * @param {string} root
 * @param {string} name
 */
function freshReport(root, name) {
  const folder = join(root, '.cache', 'test')
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`)
  mkdirSync(folder, { recursive: true })
  rmSync(file, { force: true })
  return file
}
