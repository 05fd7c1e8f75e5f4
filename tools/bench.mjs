import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './setup/hash-files.mjs'
import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool, SetupFailure } from './setup/setup-failure.mjs'

/** Runs every bench/*.bench.ts, or those whose name contains one of the arguments; each prints its own table. */
async function bench(filters) {
  const node = await prepare({ withTools: true, withBuild: existsSync(join(ROOT, 'apps')) })
  const isWanted = (file) => filters.length === 0 || filters.some((filter) => file.includes(filter))
  const files = listFiles(ROOT, ['bench'], (file) => file.endsWith('.bench.ts') && isWanted(file))
  if (files.length === 0) throw new SetupFailure('No file in bench/ fits.')
  let worst = 0
  for (const file of files) {
    console.log(`\n${file}`)
    const { code } = await runCommand(node, [file], { cwd: ROOT, env: pinnedEnvironment(ROOT) })
    worst = Math.max(worst, code)
  }
  return worst
}

forwardSignals()
await runTool(() => bench(process.argv.slice(2)))
