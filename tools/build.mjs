import { prepare } from './setup/prepare.mjs'
import { runTool } from './setup/setup-failure.mjs'

/** Installs what is missing and builds the browser apps, and starts nothing: for images and units that start the server. */
await runTool(async () => {
  await prepare({ withBuild: true })
  return 0
})
