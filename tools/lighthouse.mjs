import { findBrowser } from './setup/browser.mjs'
import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool } from './setup/setup-failure.mjs'

/** Measures sign-in, list, claim and verification page with Lighthouse and prints a table; fails below the goal. */
async function measure() {
  const node = await prepare({ withTools: true, withBuild: true })
  const env = pinnedEnvironment(ROOT, { CHROMIUM: await findBrowser(ROOT, node) })
  const { code } = await runCommand(node, ['tools/lighthouse/measure.ts'], { cwd: ROOT, env })
  return code
}

forwardSignals()
await runTool(measure)
