import { COMMANDS, commandOf } from './commands.mjs'
import { findBrowser } from './setup/browser.mjs'
import { pinnedEnvironment } from './setup/pinned-node.mjs'
import { prepare, ROOT } from './setup/prepare.mjs'
import { forwardSignals, runCommand } from './setup/run-command.mjs'
import { runTool, SetupFailure } from './setup/setup-failure.mjs'

/**
 * Runs a command of `commands.mjs` with the pinned Node.js, after preparing its needs; its name is the first argument.
 * @param {string[]} given
 */
async function run(given) {
  const { command, args } = commandOf(given)
  if (!command) throw new SetupFailure(`There is no "${given.join(' ')}". Choose one of: ${namesLike(given[0])}.`)
  const { needs = [], program } = command
  const node = await prepare({ withTools: needs.includes('tools'), withBuild: needs.includes('build') })
  const browser = needs.includes('browser') ? { CHROMIUM: await findBrowser(ROOT, node) } : {}
  const options = { cwd: ROOT, env: pinnedEnvironment(ROOT, browser) }
  return (await runCommand(node, [...program, ...args], options)).code
}

/**
 * The names that begin with a word, or all of them.
 * @param {string} [word]
 */
function namesLike(word) {
  const names = Object.keys(COMMANDS)
  const like = names.filter((name) => name.startsWith(`${word} `))
  return (like.length > 0 ? like : names).join(', ')
}

forwardSignals()
await runTool(() => run(process.argv.slice(2)))
