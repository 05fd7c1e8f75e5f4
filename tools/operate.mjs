import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool } from './setup/setup-failure.mjs'

/** Runs a command of the operator (apps/server/commands) with the pinned Node.js, after installing missing packages. */
async function operate([command, ...args]) {
  const node = await prepare()
  const { code } = await runCommand(node, [`apps/server/commands/${command}.ts`, ...args], {
    cwd: ROOT,
    env: pinnedEnvironment(ROOT),
  })
  return code
}

forwardSignals()
await runTool(() => operate(process.argv.slice(2)))
