import type { Language } from '#base/text.ts'
import { findHolder } from '#features/holders/server/queries.ts'
import type { Context } from '#platform/context.ts'
import { titleFacts } from '../rules.ts'
import { TYPES_ON_SERVER } from '../types/server.ts'
import type { ChallengeRow } from './find-challenge.ts'
import { type LivingTemplate, livingTemplates } from './living-templates.ts'

/** The title of a challenge in the language of a holder. */
export async function titleFor(ctx: Context, challenge: ChallengeRow, holderId: string): Promise<string> {
  const language = (await findHolder(ctx, holderId))?.language ?? 'en'
  return (await titlesOf(ctx, [challenge], language)).get(challenge.id) ?? ''
}

/** The titles of challenges in a language, by id. */
export async function titlesOf(ctx: Context, rows: ChallengeRow[], language: Language): Promise<Map<string, string>> {
  const named = rows.filter(({ title }) => title === '').flatMap(({ templateIds }) => templateIds)
  const living = await livingTemplates(ctx, [...new Set(named)])
  return new Map(rows.map((row) => [row.id, titleOf(row, living, language)]))
}

/** In the community's own words, or in those of its type. */
function titleOf({ type, title, data, ...row }: ChallengeRow, living: LivingTemplate[], language: Language): string {
  return title === '' ? TYPES_ON_SERVER[type].title(titleFacts(data, namesOf(row, living)), language) : title
}

/** Names of the existing templates of a challenge, in the order in which an admin chose them. */
function namesOf({ templateIds }: Pick<ChallengeRow, 'templateIds'>, living: { id: string; name: string }[]): string[] {
  const byId = new Map(living.map(({ id, name }) => [id, name]))
  return templateIds.flatMap((id) => byId.get(id) ?? [])
}
