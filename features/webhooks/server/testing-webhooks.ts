import { newId } from '#base/ids.ts'
import type { World } from '#testing/world.ts'
import { webhookEndpoints, webhookMessages } from './tables.ts'

/** Nobody listens there. */
const NOWHERE = 'http://127.0.0.1:9/events'

/** An endpoint of a community with a failed message, without a secret: their ids. */
export async function putWebhook(world: World, issuerId: string): Promise<{ webhook: string; delivery: string }> {
  const { db } = world.ctx()
  const [webhook, delivery, at] = [newId(), `msg_${newId()}`, world.now()]
  const signed = { secretId: newId(), lastFour: 'abc=' }
  await db
    .insert(webhookEndpoints)
    .values({ id: webhook, issuerId, url: NOWHERE, kinds: ['badge.issued'], createdAt: at, ...signed })
  const about = { endpointId: webhook, kind: 'badge.issued', subjectId: 'none', detail: {}, body: '{}' }
  await db.insert(webhookMessages).values({ id: delivery, at, state: 'failed', ...about })
  return { webhook, delivery }
}
