import { and, eq, isNull, ne } from 'drizzle-orm'
import { InvalidInput, Problem } from '#base/problem.ts'
import { templates, templateVersions } from '#features/templates/server/tables.ts'
import { assertTemplateOfKey } from '#features/templates/server/template-of-key.ts'
import type { AdminContext } from '#platform/context.ts'
import { isLocalServer } from '#platform/is-local-server.ts'
import { isOneOf } from '#platform/is-one-of.ts'
import { keyOf } from '#platform/read-input.ts'
import { CHALLENGE_DATA, isLocal } from '../data-rules.ts'
import { BADGE_TYPES, type ChallengeType } from '../rules.ts'
import { asksOffX, wayOf } from './way-of.ts'

export type Draft = { type: ChallengeType; data: Record<string, unknown>; templateIds: string[] }

/**
 * What an admin entered for a challenge, checked for its type, with the templates that its hashes name. Throws the key of
 * the first field that is wrong, `typeNotOffered`, and `templatesUnknown`.
 */
export async function readDraft(
  ctx: AdminContext,
  { type, data }: { type: ChallengeType; data: Record<string, unknown> },
): Promise<Draft> {
  const read = CHALLENGE_DATA[type].safeParse(data)
  if (!read.success) throw new InvalidInput(keyOf(read.error))
  if (type === 'ask' && isLocal((read.data as { url: string }).url) && !isLocalServer(ctx.config))
    throw new InvalidInput('urlInvalid')
  if (!wayOf(ctx.config, type) || asksOffX(ctx.config, { type, data: read.data })) throw new Problem('typeNotOffered')
  if (!BADGE_TYPES.some((one) => one === type)) return { type, data: read.data, templateIds: [] }
  const { templateHashList } = read.data as { templateHashList: string[] }
  return { type, data: read.data, templateIds: await readTemplates(ctx, type, templateHashList) }
}

/** The community's published templates behind hashes of any version, each once; a deletion waits for the caller's commit. */
async function readTemplates(ctx: AdminContext, type: ChallengeType, hashes: string[]): Promise<string[]> {
  const named = await ctx.db
    .select({ id: templateVersions.templateId, hash: templateVersions.hash })
    .from(templateVersions)
    .where(isOneOf(templateVersions.hash, hashes))
  const idOf = new Map(named.map(({ id, hash }) => [hash, id]))
  const ids = [...new Set(hashes.map((hash) => idOf.get(hash) ?? ''))]
  const own = await ctx.db
    .select({ id: templates.id })
    .from(templates)
    .where(
      and(
        eq(templates.issuerId, ctx.actor.issuerId),
        isOneOf(templates.id, ids),
        isNull(templates.deletedAt),
        ne(templates.contractState, 'none'),
        type === 'sentBadges' ? eq(templates.category, 'community') : undefined,
      ),
    )
    .orderBy(templates.id)
    .for('share')
  if (own.length !== ids.length) throw new Problem('templatesUnknown')
  for (const id of ids) assertTemplateOfKey(ctx.actor, id)
  return ids
}
