import { endSession, openSession } from '#platform/access/sessions.ts'
import type { HolderContext } from '#platform/context.ts'
import type { Person } from './people.ts'
import type { Stage } from './stage.ts'

/** What a member does is theirs alone: each act is in a session of its own. */
export async function asMember<T>(
  stage: Stage,
  { email }: Pick<Person, 'email'>,
  act: (ctx: HolderContext) => Promise<T>,
): Promise<T> {
  const holderId = stage.members.get(email)
  if (!holderId) throw new Error('An act of the demo is not of a member')
  const anyone = stage.context({ kind: 'anyone' })
  const { id: sessionId } = await openSession(anyone, { kind: 'wallet', holderId })
  const done = await act(stage.context({ kind: 'holder', sessionId, holderId, isProven: true } as const))
  await endSession(anyone, sessionId)
  return done
}
