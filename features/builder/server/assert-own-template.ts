import { Problem } from '#base/problem.ts'
import { assertTemplateOfKey } from '#features/templates/server/template-of-key.ts'
import type { ApiKeyContext } from '#platform/context.ts'

/** Refuses a template that is not of a session builder's key (`notFound`), or of a key with scopes (`keyTemplate`). */
export function assertOwnTemplate(actor: ApiKeyContext['actor'], templateId: string): void {
  if (actor.templateId && actor.templateId !== templateId) throw new Problem('notFound')
  assertTemplateOfKey(actor, templateId)
}
