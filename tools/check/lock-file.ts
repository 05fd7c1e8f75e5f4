import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from './report.ts'

type Packages = Record<string, { optionalDependencies?: Record<string, string> }>

/**
 * `npm ci` refuses a lock file that lacks an optional package, and `npm install` leaves out those of other platforms
 * when its registry does not carry them. Their entries (version, os, cpu, libc, optional) can be written by hand.
 */
export function checkLockFile(root: string): CheckResult {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages }
  const offences = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isListed(packages, path, name))
      .map(([name, version]) => `package-lock.json lacks ${name}@${version}, which ${path} names`),
  )
  return { read: Object.keys(packages).length, unit: 'packages', offences }
}

/** Resolved like Node does: in the package's own folder, then in each one above. */
function isListed(packages: Packages, path: string, name: string): boolean {
  const here = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
  if (here in packages) return true
  if (path === '') return false
  return isListed(packages, path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name)
}
