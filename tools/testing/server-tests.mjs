import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A feature, its sub-features, and those of one kind. */
const FEATURES = ['features/*/server', 'features/*/*/server', 'features/*/types/*/server']
const FOLDERS = ['platform', ...FEATURES, 'apps/server', 'apps/demo', 'testing']

/** The tests that touch a database, as globs. */
export const SERVER_TESTS = FOLDERS.map((folder) => `${folder}/**/*.test.{ts,tsx}`)

/**
 * Files that take ten seconds or more, the longest first: they start processes, or work on thousands of rows. A worker that
 * began one of them last would work alone at the end. A file that is missing here only costs that time.
 * `npm test -- changed` leaves them to CI, but where they are the changed feature's own.
 */
export const LONG = [
  'apps/server/start/kill.test.ts',
  'features/digests/server/digests-killed.test.ts',
  'features/kept-badges/server/keep-killed.test.ts',
  'apps/server/transfer/transfer.test.ts',
  'features/imports/server/importing.test.ts',
  'apps/server/hot-link.test.ts',
  'apps/server/api/gate-of-folders.test.ts',
  'apps/server/commands/rotate-keys.test.ts',
  'features/history/server/history.test.ts',
]

const PATTERN = new RegExp(`^(${FOLDERS.join('|').replaceAll('*', '[^/]+')})/.*\\.test\\.tsx?$`)

/**
 * Whether a path from the root is a server test. Node 20 has no matching of globs.
 * @param {string} path
 */
export const isServerTest = (path) => PATTERN.test(path)

const SUPPORT = /from '(\.\/testing-[^']+)'/g

/**
 * Whether a test file checks a property with random inputs, itself or by a `testing-` file beside it. Where one fails, its
 * seed is a fault that was found.
 * @param {string} file
 * @returns {boolean}
 */
export function isProperty(file) {
  if (!existsSync(file)) return false
  const source = readFileSync(file, 'utf8')
  if (/from 'fast-check'/.test(source)) return true
  return [...source.matchAll(SUPPORT)].some(([, support = '']) => isProperty(join(dirname(file), support)))
}
