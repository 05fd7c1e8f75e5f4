import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * Files under the given paths (folders are walked, absent paths left out), sorted, relative to the root.
 * @param {string} root
 * @param {string[]} paths
 * @param {(file: string) => boolean} keep
 */
export function listFiles(root, paths, keep = () => true) {
  /** @type {string[]} */
  const found = []
  const walk = (/** @type {string} */ path) => {
    if (!existsSync(path)) return
    if (!statSync(path).isDirectory()) {
      found.push(relative(root, path))
      return
    }
    for (const name of readdirSync(path)) if (name !== 'node_modules') walk(join(path, name))
  }
  for (const path of paths) walk(join(root, path))
  return found.filter(keep).sort()
}

/**
 * SHA-256, in hex, over names and contents of files.
 * @param {string} root
 * @param {string[]} files
 */
export function hashFiles(root, files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/**
 * The stamp of an earlier run, '' when there is none.
 * @param {string} file
 */
export function readStamp(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
