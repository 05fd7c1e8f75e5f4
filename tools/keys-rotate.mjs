import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool } from './setup/setup-failure.mjs'

/** Seals private keys under the newest master key, or gives issuers new issuing keys (docs/operations.md, Keys). */
async function rotate(args) {
  const node = await prepare({})
  const options = { cwd: ROOT, env: pinnedEnvironment(ROOT) }
  return (await runCommand(node, ['apps/server/commands/rotate-keys.ts', ...args], options)).code
}

forwardSignals()
await runTool(() => rotate(process.argv.slice(2)))
