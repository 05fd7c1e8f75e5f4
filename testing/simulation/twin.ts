import { studioServer } from '#apps/server/http/http.ts'
import { type Caller, call } from '#base/call.ts'
import { injectFetch, type World } from '#testing/world.ts'
import type { keepErrors } from './errors.ts'

/** A second server on the database of a world: requests to one are never batched with those to the other. */
export async function openTwin(world: World, { log }: Pick<ReturnType<typeof keepErrors>, 'log'>) {
  const app = await studioServer({ ...world.services, config: { ...world.config } }, log)
  const caller = (token?: string): Caller => ({ ...world.caller(token), fetch: injectFetch(app) })
  const ask: World['call'] = (endpoint, input, { token } = {}) => call(caller(token), endpoint, input)
  return { twin: { ...world, caller, call: ask } satisfies World, close: () => app.close() }
}
