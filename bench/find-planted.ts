import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { PLANTED, type PlantedFault } from '#testing/simulation/planted-faults.ts'
import { printTable } from './print-table.ts'

/** What a server and its simulation are made of. */
const COPIED = [
  'apps',
  'base',
  'bench',
  'card',
  'credentials',
  'db',
  'features',
  'platform',
  'testing',
  'ui',
  'package.json',
]
const LINKED = ['node_modules', 'dist', '.cache']
const GOAL_SECONDS = 60
/** A process that finds nothing ends by itself after its minutes; it may take as long again to start and stop. */
const MINUTES = 2

/** Plants faults whose names contain a word (or `all`) into copies of the product, one by one, and prints how soon each is found. */
export async function findPlanted(word: string): Promise<void> {
  const planted = PLANTED.filter(({ name }) => word === 'all' || name.includes(word))
  if (planted.length === 0) throw new Error('No planted fault has such a name')
  const rows = []
  for (const fault of planted) {
    const { seconds, said } = await findOne(fault)
    const figure = `found: ${fault.name}`
    console.log(`  ${Number.isFinite(seconds) ? `${seconds.toFixed(0)} s` : 'NOT FOUND'}: ${fault.name}\n      ${said}`)
    rows.push({ figure, value: seconds, unit: 's', goal: { most: GOAL_SECONDS } })
  }
  printTable(rows)
}

/** Seconds from the start of the process to the failure, and the sentence that did not hold. */
async function findOne(fault: PlantedFault): Promise<{ seconds: number; said: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'blazon-planted-'))
  try {
    for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
    for (const name of LINKED) symlinkSync(resolve(name), join(folder, name))
    plant(folder, fault)
    const { PLANTED: _, SIMULATION_SEED = '1', ...rest } = process.env
    const env = { ...rest, SIMULATION_SEED, SIMULATION_MINUTES: String(MINUTES) }
    const began = performance.now()
    const child = spawn(process.execPath, ['bench/simulate.bench.ts'], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    const failure = /Seed \d+, round \d+.*\n\s*(.*)/.exec(said + complained)
    if (code !== 0 && !failure) throw new Error(`The copy did not run: ${complained.slice(-2000)}`)
    return {
      seconds: failure ? (performance.now() - began) / 1000 : Number.POSITIVE_INFINITY,
      said: failure?.[1] ?? '',
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function plant(folder: string, { name, also, ...edit }: PlantedFault): void {
  for (const { file, find, replace } of also ? [edit, also] : [edit]) {
    const path = join(folder, file)
    const [before, after, ...more] = readFileSync(path, 'utf8').split(find)
    if (after === undefined || more.length > 0) throw new Error(`${name}: its text must occur once in ${file}`)
    writeFileSync(path, `${before}${replace}${after}`)
  }
}
