import { prepare } from './setup/prepare.mjs'
import { runTool } from './setup/setup-failure.mjs'

/**
 * Installs missing packages and builds the apps without starting anything: for images and units that start the
 * server.
 */
await runTool(async () => {
  await prepare({ withBuild: true })
  return 0
})
