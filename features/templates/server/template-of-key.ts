import { Problem } from '#base/problem.ts'
import type { KeyOfActor } from '#platform/context.ts'

/** Refuses a template to a key that is for others (`keyTemplate`); '' stands for a new one, or for all of the issuer's. */
export function assertTemplateOfKey({ key }: { key?: KeyOfActor }, templateId: string): void {
  if (key?.templateIds && !key.templateIds.includes(templateId)) throw new Problem('keyTemplate')
}
