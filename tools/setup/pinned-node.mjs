import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './run-command.mjs'
import { SetupFailure } from './setup-failure.mjs'

/**
 * The path of the Node.js that package.json pins, after checking its version.
 * @param {string} root
 */
export async function findPinnedNode(root) {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const wanted = `v${dependencies.node}`
  const program = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(program)) {
    throw new SetupFailure(
      `Node ${wanted} was not installed. npm may be set to ignore install scripts (ignore-scripts), and it comes by one.`,
    )
  }
  const { output } = await runCommand(program, ['--version'], { quiet: true })
  if (output.trim() !== wanted) {
    throw new SetupFailure(
      `${program} answers "${output.trim()}" where ${wanted} is needed. Remove node_modules and start again.`,
    )
  }
  return program
}

/**
 * The environment in which programs that look for `node` find the pinned one.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} more
 */
export function pinnedEnvironment(root, more = {}) {
  const bin = join(root, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...more }
}
