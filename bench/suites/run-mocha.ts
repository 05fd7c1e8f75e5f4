import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { SuiteTest } from './run-suite.ts'

// The part of mocha's programming interface that is used here.
type Test = { title: string; fullTitle(): string }
type Runner = { on(event: string, heard: (test: Test, error?: Error) => void): void }
type Mocha = {
  addFile(file: string): void
  loadFilesAsync(): Promise<void>
  run(done: () => void): Runner
}

/** The suites are written for Node.js 20, whose `structuredClone` accepts a `URL`; later versions throw. */
function cloneLikeNode20(): void {
  const clone = globalThis.structuredClone
  globalThis.structuredClone = (value, options) => {
    try {
      return clone(value, options)
    } catch {
      return JSON.parse(JSON.stringify(value))
    }
  }
}

/** Runs the suite of the current folder with the suite's own mocha, and sends each test to the parent process. */
async function runMocha(files: string[]): Promise<void> {
  const suite = process.cwd()
  const { default: Runs } = await import(createRequire(join(suite, 'package.json')).resolve('mocha'))
  const mocha: Mocha = new Runs({ timeout: 15_000, reporter: class {} })
  for (const file of files) mocha.addFile(join(suite, file))
  await mocha.loadFilesAsync()
  const tests: SuiteTest[] = []
  const record = (state: SuiteTest['state']) => (test: Test, error?: Error) => {
    tests.push({ name: test.fullTitle(), state, message: error?.message ?? '' })
  }
  const runner = mocha.run(() => process.send?.(tests, () => process.exit(0)))
  runner.on('pass', record('passed'))
  runner.on('fail', record('failed'))
  runner.on('pending', record('pending'))
}

cloneLikeNode20()
await runMocha(process.argv.slice(2))
