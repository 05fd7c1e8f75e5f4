import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool } from './setup/setup-failure.mjs'

/** Serves the component page of ui/ for development; arguments are passed to Vite (`-- --port 4010`). */
async function gallery(args) {
  const node = await prepare({ withTools: true })
  const vite = ['node_modules/vite/bin/vite.js', '--config', 'ui/gallery/vite.config.ts', ...args]
  const { code } = await runCommand(node, vite, { cwd: ROOT, env: pinnedEnvironment(ROOT) })
  return code
}

forwardSignals()
await runTool(() => gallery(process.argv.slice(2)))
