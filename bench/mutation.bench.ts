import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { NotFetched } from './install-packages.ts'
import { type Mutant, runStryker } from './mutation/run-stryker.ts'
import { printTable } from './print-table.ts'

/**
 * How many small changes of rules and of the credentials' code the tests beside them notice (mutation.md). Shorter runs:
 * MUTATION_FILES has globs from the root, separated by commas (`features/door/*rules.ts,credentials/check-*.ts`), and
 * MUTATION_MINUTES is the limit of time, at which what was tested is printed.
 */
const PARTS = [
  { name: 'rules', goal: 80, globs: ['features/**/rules.ts', 'features/**/*-rules.ts'] },
  { name: 'credentials', goal: 80, globs: ['credentials/**/*.ts'] },
]
const NOT_MEASURED = /[.]test[.]ts$|[.]d[.]ts$|(?:^|[/])(?:testing-|judge-|test-issuer)/
const MINUTES = Number(process.env.MUTATION_MINUTES ?? 120)
const SURVIVORS = join('.cache', 'stryker', 'survivors.txt')

type Counts = { killed: number; survived: number; uncovered: number }

const chosen = process.env.MUTATION_FILES?.split(',')
const wanted = new Set(globSync(chosen ?? PARTS.flatMap(({ globs }) => globs)))
const parts = PARTS.map(({ globs, ...part }) => ({
  ...part,
  files: globSync(globs).filter((file) => wanted.has(file) && !NOT_MEASURED.test(file)),
})).filter(({ files }) => files.length > 0)

try {
  if (parts.length === 0) throw new Error('MUTATION_FILES names no rules and nothing of credentials/')
  const mutants = await runStryker(
    parts.flatMap(({ files }) => files),
    MINUTES,
  )
  const byFile = Map.groupBy(mutants, ({ fileName }) => fileName)
  const rows = [...byFile].map(([file, own]) => ({ file, ...countsOf(own) }))
  printFiles(rows)
  const survivors = [...byFile].flatMap(([file, own]) => survivorsOf(file, own))
  writeFileSync(SURVIVORS, `${survivors.join('\n')}\n`)
  console.log(`\n  Each change that no test noticed: ${SURVIVORS}\n`)
  printTable(
    parts.map(({ name, goal, files }) => {
      const all = rows.filter(({ file }) => files.includes(file))
      const figure = `${name}: noticed of ${all.reduce((sum, counts) => sum + totalOf(counts), 0)} changes`
      // The goal is one of the whole: a single file may be below it.
      return { figure, value: scoreOf(all), unit: '%', ...(chosen ? {} : { goal: { least: goal } }) }
    }),
  )
} catch (error) {
  if (!(error instanceof NotFetched)) throw error
  console.log(`  NOT RUN, because Stryker could not be installed (${error.message})`)
}

/** Changes after which a file does not load say nothing, as those that are left out. */
function countsOf(mutants: Mutant[]): Counts {
  const count = (...states: Mutant['status'][]) => mutants.filter(({ status }) => states.includes(status)).length
  return { killed: count('Killed', 'Timeout'), survived: count('Survived'), uncovered: count('NoCoverage') }
}

function totalOf({ killed, survived, uncovered }: Counts): number {
  return killed + survived + uncovered
}

function scoreOf(all: Counts[]): number {
  const killed = all.reduce((sum, counts) => sum + counts.killed, 0)
  const total = all.reduce((sum, counts) => sum + totalOf(counts), 0)
  return total === 0 ? 100 : Math.round((1000 * killed) / total) / 10
}

/** A table in Markdown, because mutation.md keeps it. Files without a mutant have no row. */
function printFiles(rows: (Counts & { file: string })[]): void {
  console.log('| file | killed | survived | without a test | score |\n| --- | ---: | ---: | ---: | ---: |')
  const shown = rows.filter((row) => totalOf(row) > 0).sort((a, b) => a.file.localeCompare(b.file))
  for (const { file, ...counts } of shown) {
    const { killed, survived, uncovered } = counts
    console.log(`| \`${file}\` | ${killed} | ${survived} | ${uncovered} | ${scoreOf([counts]).toFixed(1)} |`)
  }
}

/** Each change that no test noticed, with the code that it replaces. */
function survivorsOf(file: string, mutants: Mutant[]): string[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .sort((a, b) => a.location.start.line - b.location.start.line)
    .map(({ status, mutatorName, replacement, location: { start } }) => {
      const short = (text = '') => text.replace(/\s+/g, ' ').trim().slice(0, 120)
      const line = short(lines[start.line - 1])
      return `${status} ${file}:${start.line}:${start.column} ${mutatorName}: ${line} => ${short(replacement)}`
    })
}
