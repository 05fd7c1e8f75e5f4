import { BUILT_SERVER } from '../setup/build.mjs'
import { listFiles } from '../setup/hash-files.mjs'
import { forwardSignals, runCommand } from '../setup/run-command.mjs'

/** Runs every bench/*.bench.ts, or those whose name contains one of the arguments; each prints its own table. */
async function runBenches(filters: string[]): Promise<number> {
  const isWanted = (file: string) => filters.length === 0 || filters.some((filter) => file.includes(filter))
  const files = listFiles(process.cwd(), ['bench'], (file) => file.endsWith('.bench.ts') && isWanted(file))
  if (files.length === 0) console.error('\nblazon: No file in bench/ fits.')
  let worst = files.length === 0 ? 1 : 0
  for (const file of files) {
    console.log(`\n${file}`)
    const { code } = await runCommand(process.execPath, [file], { env: { ...process.env, SERVER_BUILT: BUILT_SERVER } })
    worst = Math.max(worst, code)
  }
  return worst
}

forwardSignals()
process.exitCode = await runBenches(process.argv.slice(2))
