import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { runCommand } from '../../tools/setup/run-command.mjs'
import { installPackages } from '../install-packages.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const CACHE = join(ROOT, '.cache', 'stryker')
const LINES = join(CACHE, 'mutants.jsonl')

/** Not among our packages: 61 MB and 177 packages that only this measurement needs. Apache-2.0. */
const PACKAGES = { '@stryker-mutator/core': '10.1.1', '@stryker-mutator/vitest-runner': '10.1.1' }

export type Mutant = {
  fileName: string
  mutatorName: string
  replacement: string
  status: 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored' | 'RuntimeError' | 'CompileError'
  location: Record<'start' | 'end', { line: number; column: number }>
}

/**
 * Mutates files (paths from the root) in a copy of the repository, and runs for each mutant the tests that reach it.
 * Returns those tested within the limit of time. Throws `NotFetched` when Stryker cannot be installed.
 */
export async function runStryker(files: string[], minutes: number): Promise<Mutant[]> {
  mkdirSync(CACHE, { recursive: true })
  await installPackages(CACHE, PACKAGES, { withPeers: false })
  rmSync(LINES, { force: true })
  // Outside of the repository: Vitest would find the tests of a copy that a killed run left in `.cache`.
  const sandbox = mkdtempSync(join(tmpdir(), 'blazon-mutation-'))
  try {
    const config = join(CACHE, 'stryker.config.json')
    writeFileSync(config, JSON.stringify(configOf(files, sandbox), null, 2))
    const program = join(CACHE, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
    const options = { cwd: ROOT, env: { ...process.env, MUTATION_LINES: LINES }, timeoutMs: minutes * 60_000 }
    const { code } = await runCommand(process.execPath, [program, 'run', config], options)
    if (!existsSync(LINES)) throw new Error(`Stryker ended with ${code} before it tested a mutant`)
    // It begins with the mutants that no test reaches, of all files.
    if (code !== 0)
      console.log(`  Ended early (${code}): the scores of files that were not reached count only what has no test.`)
    return readLines()
  } finally {
    rmSync(sandbox, { recursive: true, force: true })
  }
}

function readLines(): Mutant[] {
  const lines = readFileSync(LINES, 'utf8').split('\n').slice(0, -1)
  const mutants = lines.map((line) => JSON.parse(line) as Mutant)
  return mutants.map((mutant) => ({ ...mutant, fileName: relative(ROOT, resolve(ROOT, mutant.fileName)) }))
}

function configOf(files: string[], sandbox: string): object {
  return {
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'bench/mutation/vitest.config.ts', pool: 'threads' },
    coverageAnalysis: 'perTest',
    // A limit, a table or a pattern of a module: each change would load every test again. They are data.
    ignoreStatic: true,
    concurrency: 2,
    // Added to one and a half times of what a test took: on a busy machine a shorter one takes what is slow for noticed.
    timeoutMS: 15_000,
    plugins: ['@stryker-mutator/*', join(ROOT, 'bench', 'mutation', 'plugins.mjs')],
    ignorers: ['sets-in-patterns'],
    reporters: ['lines', 'progress-append-only'],
    disableTypeChecks: false,
    tempDirName: sandbox,
    ignorePatterns: ['.cache', 'data', 'dist', 'e2e', 'gallery', 'test-results'],
    warnings: { slow: false },
  }
}
