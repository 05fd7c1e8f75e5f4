import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const TIMEOUT_MS = 300_000
const OUTPUT_MAX = 16 * 1024 * 1024

/** A repository or a package could not be fetched; the message says which. */
export class NotFetched extends Error {}

/**
 * Installs packages from npm into a folder that exists, without running their scripts; what is there already is kept.
 * Their peers come with them, unless ours (in a folder above) are meant. Throws `NotFetched`.
 */
export async function installPackages(
  folder: string,
  dependencies: Record<string, string | undefined>,
  { withPeers = true }: { withPeers?: boolean } = {},
): Promise<void> {
  const wanted = JSON.stringify({ private: true, type: 'module', dependencies }, null, 2)
  const stamp = join(folder, 'node_modules', '.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  writeFileSync(join(folder, 'package.json'), wanted)
  const options = ['--install-links', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  await run('npm', ['install', ...options, ...(withPeers ? [] : ['--legacy-peer-deps'])], folder)
  writeFileSync(stamp, wanted)
}

/** Returns the output of a program; Git must not ask for a name and password. Throws `NotFetched` with its first line. */
export async function run(program: string, args: string[], cwd: string): Promise<string> {
  const options = { cwd, timeout: TIMEOUT_MS, maxBuffer: OUTPUT_MAX, env: { ...process.env, GIT_TERMINAL_PROMPT: '0' } }
  try {
    return (await promisify(execFile)(program, args, options)).stdout
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new NotFetched(`${[program, ...args].join(' ')}: ${(stderr || message).trim().split('\n')[0]}`)
  }
}
