import { InvalidInput, Problem } from '#base/problem.ts'
import type { AdminContext } from '#platform/context.ts'
import { keyOf } from '#platform/http/read-input.ts'
import type { ChallengeType } from '../rules.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'
import { isOff, wayOf } from './way-of.ts'

export type Draft = { type: ChallengeType; data: Record<string, unknown>; templateIds: string[] }

/**
 * What an admin entered for a challenge, checked for its type, with the templates that it names. Throws the key of the first
 * field that is wrong, `typeNotOffered`, and `templatesUnknown`.
 */
export async function readDraft(
  ctx: AdminContext,
  { type, data }: { type: ChallengeType; data: Record<string, unknown> },
): Promise<Draft> {
  const ofType = TYPES_ON_SERVER[type]
  const read = ofType.data.safeParse(data)
  if (!read.success) throw new InvalidInput(keyOf(read.error))
  ofType.assertAllowed?.(ctx, read.data)
  if (!wayOf(ctx.config, type) || isOff(ctx.config, { type, data: read.data })) throw new Problem('typeNotOffered')
  return { type, data: read.data, templateIds: (await ofType.readTemplates?.(ctx, read.data)) ?? [] }
}
