import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runCommand } from '../../tools/setup/run-command.mjs'

/** Where repositories come from: an address or a folder that holds `<owner>/<name>.git`. */
const FROM = process.env.SUITES_FROM ?? 'https://github.com'
const CACHE = join(import.meta.dirname, '..', '..', '.cache', 'suites')
const ASK_MS = 60_000
const FETCH_MS = 300_000

/** Packages that the suites take from Git instead of the registry. */
const FROM_GIT: Record<string, string> = {
  'vc-test-suite-implementations': 'w3c/vc-test-suite-implementations',
  'data-integrity-test-suite-assertion': 'w3c-ccg/data-integrity-test-suite-assertion',
}

/** The network did not give a repository or a package; the message says which. */
export class NotFetched extends Error {}

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

/**
 * Brings the newest commit of a suite into `.cache/suites`, with the packages that it runs on, and returns its folder;
 * what is there already is kept. No package's scripts are run. Throws `NotFetched`.
 */
export async function installSuite(repository: string): Promise<string> {
  const folder = await clone(repository)
  const { dependencies, devDependencies } = await readManifest(folder)
  const needed = { mocha: devDependencies.mocha, ...dependencies }
  for (const [name, source] of Object.entries(FROM_GIT)) {
    if (name in needed) needed[name] = `file:${await clone(source)}`
  }
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies: needed }, null, 2)
  const stamp = join(folder, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return folder
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  writeFileSync(join(folder, 'package.json'), wanted)
  const options = ['--install-links', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  await run('npm', ['install', ...options], { cwd: folder, timeoutMs: FETCH_MS })
  writeFileSync(stamp, wanted)
  return folder
}

/** The commit of a suite's folder and its day. */
export async function versionOf(folder: string): Promise<string> {
  return (await run('git', ['log', '-1', '--format=%h of %cs'], { cwd: folder, timeoutMs: ASK_MS })).trim()
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await run('git', ['show', 'HEAD:package.json'], { cwd: folder, timeoutMs: ASK_MS }))
}

/** The folder of a repository's newest commit; without a network that of an earlier run. */
async function clone(repository: string): Promise<string> {
  mkdirSync(CACHE, { recursive: true })
  const url = `${FROM}/${repository}.git`
  const [, name = ''] = repository.split('/')
  const asked = await runCommand('git', ['ls-remote', url, 'HEAD'], { ...quietly, cwd: CACHE, timeoutMs: ASK_MS })
  const commit = /^[0-9a-f]{40}/m.exec(asked.code === 0 ? asked.output : '')?.[0]
  const kept = readdirSync(CACHE).find((each) => each.startsWith(`${name}-${commit ?? ''}`) && !each.endsWith('.part'))
  if (kept) return join(CACHE, kept)
  if (!commit) throw new NotFetched(`${url}: ${asked.output.trim()}`)
  const folder = join(CACHE, `${name}-${commit}`)
  rmSync(`${folder}.part`, { recursive: true, force: true })
  await run('git', ['clone', '--quiet', '--depth', '1', url, `${folder}.part`], { cwd: CACHE, timeoutMs: FETCH_MS })
  renameSync(`${folder}.part`, folder)
  return folder
}

/** Git must not ask for a name and password. */
const quietly = { quiet: true, env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } }

async function run(program: string, args: string[], where: { cwd: string; timeoutMs: number }): Promise<string> {
  const { code, output } = await runCommand(program, args, { ...quietly, ...where })
  if (code !== 0) throw new NotFetched(`${program} ${args.slice(0, 2).join(' ')}: ${output.trim().slice(-500)}`)
  return output
}
