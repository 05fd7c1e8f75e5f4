import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../setup/prepare.mjs'
import { runCommand } from '../setup/run-command.mjs'
import { runTool, SetupFailure } from '../setup/setup-failure.mjs'
import { featureFiles } from './feature-files.ts'

/** Writes a feature above all others: contract, rules, texts, one verb, one test, and its line in order.json. */
async function newFeature(name = ''): Promise<number> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new SetupFailure('Give the feature a name in kebab-case: npm run new-feature -- sign-in')
  }
  if (existsSync(join(ROOT, 'features', name))) throw new SetupFailure(`features/${name} is there already.`)
  const files = featureFiles(name)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), content)
  }
  const order = join(ROOT, 'features', 'order.json')
  writeFileSync(order, `${JSON.stringify([...JSON.parse(readFileSync(order, 'utf8')), name])}\n`)
  const written = [...Object.keys(files), 'features/order.json']
  const format = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...written]
  const { code, output } = await runCommand(process.execPath, format, { cwd: ROOT, quiet: true })
  if (code !== 0) throw new SetupFailure(`The new files could not be formatted: ${output}`)
  for (const path of written) console.log(path)
  console.log('\nMove its line in features/order.json below the features that use it.')
  console.log(
    `Serve it: list its manifest (server/feature.ts) in apps/server/features.ts, and its problems' sentences in the apps.`,
  )
  return 0
}

await runTool(() => newFeature(process.argv[2]))
