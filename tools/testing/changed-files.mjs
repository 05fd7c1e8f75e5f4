import { execFileSync } from 'node:child_process'
import { SetupFailure } from '../setup/setup-failure.mjs'

const MAIN = ['main', 'origin/main']

/**
 * The files that differ from the merge base with the main branch, with files that Git does not know and deleted ones, and a
 * word on what they were compared with. On the main branch that is HEAD, or where nothing differs, the commit before it.
 * @param {string} root
 * @returns {{ since: string, files: string[] }}
 */
export function changedFiles(root) {
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString()
  if (succeeds(() => git('rev-parse', '--verify', 'HEAD')) === undefined) {
    throw new SetupFailure('There is no Git repository with a commit here, so nothing tells what changed.')
  }
  const listed = (/** @type {string} */ text) => text.split('\0').filter((path) => path !== '')
  const unknown = listed(git('ls-files', '--others', '--exclude-standard', '-z'))
  const since = (/** @type {string} */ base) => [
    ...new Set([...listed(git('diff', '--name-only', '--no-renames', '-z', base)), ...unknown]),
  ]
  const isMain = git('rev-parse', '--abbrev-ref', 'HEAD').trim() === 'main'
  const base = isMain ? undefined : firstOf(MAIN, (main) => git('merge-base', 'HEAD', main).trim())
  if (base !== undefined) return { since: `the branch left main (${base.slice(0, 8)})`, files: since(base).sort() }
  const open = since('HEAD')
  if (open.length > 0) return { since: 'the last commit', files: open.sort() }
  const last = succeeds(() => since('HEAD^'))
  return { since: 'the commit before the last', files: (last ?? listed(git('ls-files', '-z'))).sort() }
}

/**
 * @template T
 * @param {() => T} ask
 * @returns {T | undefined}
 */
function succeeds(ask) {
  try {
    return ask()
  } catch {
    // Git answers with an error where there is no such branch or commit.
    return undefined
  }
}

/**
 * @param {string[]} names
 * @param {(name: string) => string} ask
 */
function firstOf(names, ask) {
  for (const name of names) {
    const answer = succeeds(() => ask(name))
    if (answer !== undefined) return answer
  }
  return undefined
}
