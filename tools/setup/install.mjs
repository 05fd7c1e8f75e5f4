import { lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hashFiles, readStamp } from './hash-files.mjs'
import { runCommand } from './run-command.mjs'
import { SetupFailure } from './setup-failure.mjs'

/**
 * Installs with `npm ci` when the lock file changed, nothing is installed, or only the product is and tools are needed. Throws
 * a `SetupFailure` where `node_modules` is a link.
 * @param {string} root
 * @param {{ withTools?: boolean }} options
 */
export async function installWhenChanged(root, { withTools = false } = {}) {
  const stampFile = join(root, 'node_modules', '.blazon-lock-hash')
  const hash = hashFiles(root, ['package-lock.json'])
  const productOnly = !withTools && process.env.NODE_ENV === 'production'
  const stamp = readStamp(stampFile)
  if (stamp === `${hash} all` || (!withTools && stamp === `${hash} product`)) return
  const note = `${hash} ${productOnly ? 'product' : 'all'}`
  if (isInstalled(root, productOnly)) return writeFileSync(stampFile, note)
  refuseLink(join(root, 'node_modules'))
  console.log('Installing what package-lock.json lists...')
  rmSync(stampFile, { force: true })
  // Packages that need a newer Node than the installed one run on the pinned one, so npm's warnings do not apply.
  const { code } = await runCommand(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', productOnly ? '--omit=dev' : '--include=dev'],
    {
      cwd: root,
      env: outsideEnvironment(root),
      shell: process.platform === 'win32',
    },
  )
  if (code === 127) throw new SetupFailure('npm was not found. Install Node.js 20 or newer, which brings npm.')
  if (code !== 0) {
    throw new SetupFailure(`npm could not install the dependencies (exit code ${code}); its own message stands above.`)
  }
  writeFileSync(stampFile, note)
}

/**
 * `npm ci` empties the target folder of a link, which may belong to another program.
 * @param {string} folder
 */
function refuseLink(folder) {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) return
  throw new SetupFailure(
    'node_modules is a link to another folder, which npm would empty. Remove the link, and start again: a folder of its own is made.',
  )
}

/**
 * Whether npm's own record of node_modules, written after a complete install, has every version of the lock file.
 * @param {string} root
 * @param {boolean} productOnly
 */
function isInstalled(root, productOnly) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json')))
  const needed = wanted.filter(([path, entry]) => path !== '' && !entry.optional && !(productOnly && entry.dev))
  return needed.every(([path, entry]) => installed[path]?.version === entry.version)
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/**
 * npm puts node_modules/.bin first on PATH, but `npm ci` removes that folder and the Node in it while it works.
 * @param {string} root
 */
function outsideEnvironment(root) {
  const inside = join(root, 'node_modules')
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(inside))
  return { ...process.env, PATH: path.join(delimiter) }
}
