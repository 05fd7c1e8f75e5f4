import { findBrowser } from './setup/browser.mjs'
import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool } from './setup/setup-failure.mjs'

/**
 * Takes screenshots of every screen of the demo; arguments select some by parts of their names (`-- wallet
 * phone-dark`), or those in docs/screens (`-- kept`).
 */
async function screens(args) {
  const node = await prepare({ withTools: true, withBuild: true })
  const env = pinnedEnvironment(ROOT, { CHROMIUM: await findBrowser(ROOT, node) })
  const { code } = await runCommand(node, ['tools/screens/take-screens.ts', ...args], { cwd: ROOT, env })
  return code
}

forwardSignals()
await runTool(() => screens(process.argv.slice(2)))
