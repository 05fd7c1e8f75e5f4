import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { installPackages, NotFetched, run } from '../install-packages.ts'

/** Where repositories come from: an address or a folder that holds `<owner>/<name>.git`. */
const FROM = process.env.SUITES_FROM ?? 'https://github.com'
const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'suites')

/** Packages that the suites take from Git instead of the registry. */
const FROM_GIT: Record<string, string> = {
  'vc-test-suite-implementations': 'w3c/vc-test-suite-implementations',
  'data-integrity-test-suite-assertion': 'w3c-ccg/data-integrity-test-suite-assertion',
}

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

/**
 * Fetches the newest commit of a suite into `.cache/suites`, installs its packages without running their scripts, and
 * returns its folder. Reuses earlier copies. Throws `NotFetched`.
 */
export async function installSuite(repository: string): Promise<string> {
  const folder = await clone(repository)
  const { dependencies, devDependencies } = await readManifest(folder)
  const needed: Record<string, string | undefined> = { mocha: devDependencies.mocha, ...dependencies }
  for (const [name, source] of Object.entries(FROM_GIT)) {
    if (name in needed) needed[name] = `file:${await clone(source)}`
  }
  await installPackages(folder, needed)
  return folder
}

/** Puts another repository into a suite's folder, as its own scripts would. Throws `NotFetched`. */
export async function addInput(folder: string, { repository, at }: { repository: string; at: string }): Promise<void> {
  const place = join(folder, at)
  if (existsSync(place)) return
  mkdirSync(dirname(place), { recursive: true })
  cpSync(await clone(repository), place, { recursive: true })
}

/** The commit of a suite's folder and its day. */
export async function versionOf(folder: string): Promise<string> {
  return (await run('git', ['log', '-1', '--format=%h of %cs'], folder)).trim()
}

/** A file of a repository as it was at a commit. Throws `NotFetched`. */
export async function fileAt({ repository, commit, path }: { repository: string; commit: string; path: string }) {
  const folder = join(CACHE, `file-${commit}`)
  const file = join(folder, 'content')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    await run('git', ['init', '--quiet', '--bare', 'git'], folder)
    await run('git', ['--git-dir=git', 'fetch', '--quiet', '--depth', '1', `${FROM}/${repository}.git`, commit], folder)
    writeFileSync(file, await run('git', ['--git-dir=git', 'show', `${commit}:${path}`], folder))
  }
  return readFileSync(file)
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await run('git', ['show', 'HEAD:package.json'], folder))
}

/** The folder of a repository's newest commit, or of an earlier run if the network fails. */
async function clone(repository: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true })
  const url = `${FROM}/${repository}.git`
  const [, name = ''] = repository.split('/')
  const asked = await run('git', ['ls-remote', url, 'HEAD'], CACHE).catch((error: NotFetched) => error)
  const commit = asked instanceof NotFetched ? '' : asked.slice(0, 40)
  const kept = readdirSync(CACHE).find((each) => each.startsWith(`${name}-${commit}`) && !each.endsWith('.part'))
  if (kept) return join(CACHE, kept)
  if (asked instanceof NotFetched) throw asked
  const folder = join(CACHE, `${name}-${commit}`)
  rmSync(`${folder}.part`, { recursive: true, force: true })
  await run('git', ['clone', '--quiet', '--depth', '1', url, `${folder}.part`], CACHE)
  renameSync(`${folder}.part`, folder)
  return folder
}
