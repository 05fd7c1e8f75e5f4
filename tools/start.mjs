import { join } from 'node:path'
import { BUILT_SERVER, watchBuilds } from './setup/build.mjs'
import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool } from './setup/setup-failure.mjs'

const SERVER_SOURCE = 'apps/server/main.ts'

/** @param {string[]} args */
async function start(args) {
  const reloading = args.includes('--dev')
  const passed = args.filter((argument) => argument !== '--dev')
  const node = await prepare({ withBuild: true })
  // Node caches compiled code, so that the next start is faster.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(ROOT, '.cache', 'compile')
  const options = { cwd: ROOT, env: pinnedEnvironment(ROOT, { NODE_COMPILE_CACHE }) }
  if (!reloading) return (await runCommand(node, [BUILT_SERVER, ...passed], options)).code
  const server = runCommand(node, ['--watch', '--watch-preserve-output', SERVER_SOURCE, ...passed], options)
  const ended = await Promise.race([server, watchBuilds(ROOT, node)])
  process.kill(process.pid, 'SIGTERM')
  return ended.code
}

forwardSignals()
await runTool(() => start(process.argv.slice(2)))
