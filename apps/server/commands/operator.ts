import { createLog } from '#platform/process/log.ts'
import { systemContext } from '../http/context.ts'
import { openServices } from '../start/services.ts'
import { existingConfig, openExisting } from './open-source.ts'
import { OPERATOR_USAGE, operate } from './operate.ts'
import { runCommand, say } from './run-command.ts'

await runCommand(OPERATOR_USAGE, async (args) => {
  const config = existingConfig()
  const database = await openExisting(config)
  const { services, close } = await openServices(config, createLog(config), { database })
  try {
    say(await operate(systemContext(services, 'operator'), args))
  } finally {
    await close()
  }
})
