import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool } from './setup/setup-failure.mjs'

/** Runs every check at once; arguments name the ones to run (`npm run check -- types imports`). */
async function check(names) {
  const node = await prepare({ withTools: true })
  const { code } = await runCommand(node, ['tools/check/run.ts', ...names], { cwd: ROOT, env: pinnedEnvironment(ROOT) })
  return code
}

forwardSignals()
await runTool(() => check(process.argv.slice(2)))
