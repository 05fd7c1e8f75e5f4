import { findBrowser } from './setup/browser.mjs'
import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool } from './setup/setup-failure.mjs'

/** Draws docs/screens/cards.png: all six categories with each of the five effects, from the built studio. */
async function draw() {
  const node = await prepare({ withTools: true, withBuild: true })
  const env = pinnedEnvironment(ROOT, { CHROMIUM: await findBrowser(ROOT, node) })
  const { code } = await runCommand(node, ['tools/cards/draw-sheet.ts'], { cwd: ROOT, env })
  return code
}

forwardSignals()
await runTool(draw)
