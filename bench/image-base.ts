import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Buildah, isInstalled } from './buildah.ts'

/** Debian's release in the name of the base image. */
const RELEASE = 'bookworm'
const PULL_MS = 60_000
/** What npm on this machine needs to reach its registry. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/**
 * Makes sure that the storage has the base image of the Dockerfile: pulled, or where no registry of images is reachable made of
 * Debian's packages, the pinned Node and this machine's npm. Returns which of them, or undefined where it can be neither.
 */
export function openBase(buildah: Buildah, name: string, work: string): 'pulled' | 'made here' | undefined {
  try {
    buildah.quiet(['pull', name], PULL_MS)
    return 'pulled'
  } catch {
    return isInstalled('mmdebstrap') ? makeBase(buildah, name, work) : undefined
  }
}

function makeBase(buildah: Buildah, name: string, work: string): 'made here' {
  const root = join(work, 'base')
  const include = '--include=ca-certificates,libstdc++6'
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', '--mode=root', include, RELEASE, root], {
    stdio: 'inherit',
  })
  execFileSync('chroot', [root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node'])
  addNode(root)
  const container = buildah.text(['from', 'scratch'])
  buildah.text(['copy', container, root, '/'])
  buildah.text(['commit', '--quiet', container, name])
  buildah.text(['rm', container])
  return 'made here'
}

function addNode(root: string): void {
  const local = join(root, 'usr', 'local')
  const node = join(local, 'bin', 'node')
  cpSync(process.execPath, node, { dereference: true })
  chmodSync(node, 0o755)
  const npm = (...args: string[]) => execFileSync('npm', args, { encoding: 'utf8' }).trim()
  cpSync(join(npm('root', '--global'), 'npm'), join(local, 'lib', 'node_modules', 'npm'), { recursive: true })
  execFileSync('ln', ['--symbolic', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin', 'npm')])
  const settings = npm('config', 'get', 'globalconfig')
  mkdirSync(join(local, 'etc'), { recursive: true })
  if (existsSync(settings)) cpSync(settings, join(local, 'etc', 'npmrc'))
  if (existsSync(CERTIFICATES)) cpSync(CERTIFICATES, join(root, CERTIFICATES), { dereference: true })
}
