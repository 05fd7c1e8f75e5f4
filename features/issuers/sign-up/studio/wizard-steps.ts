import { issuerFields } from '../../contract.ts'
import { imitatesBrand, SERVICE_NAMES, type Service } from '../../rules.ts'
import type { Draft, Fields } from './wizard-draft.ts'

/** Problem keys by field. */
export type Problems = Partial<Record<keyof Fields, string>>

const links = Object.fromEntries(SERVICE_NAMES.map((name) => [name, true])) as Record<Service, true>

/** The fields of each step, as parts of the call's one schema. */
const STEPS = [
  issuerFields.pick({
    contactLastName: true,
    contactFirstName: true,
    contactEmail: true,
    terms: true,
    contactOptIn: true,
  }),
  issuerFields.pick({}),
  issuerFields.pick({ bannerColor: true }),
  issuerFields.pick({ name: true, description: true, sector: true, tags: true }),
  issuerFields.pick({ ...links, website: true }),
]

/** The fields of a step (1 to 5). */
export function stepFields(step: number): string[] {
  return Object.keys(STEPS[step - 1]?.shape ?? {})
}

/**
 * The problems of a step (1 to 5), for any community or for the platform's own: the first problem of each field; empty
 * when the step is complete.
 */
export function stepProblems(step: number, fields: Draft['fields'], isPlatform = false): Problems {
  const asked = STEPS[step - 1]
  const result = asked?.safeParse(fields)
  const problems: Problems = {}
  if (asked && 'name' in asked.shape && imitatesBrand(fields.name) && !isPlatform) problems.name = 'nameInvalid'
  for (const { path, message } of result?.error?.issues ?? []) problems[path[0] as keyof Fields] ??= message
  return problems
}

/** The problems of all steps. */
export function wizardProblems(fields: Draft['fields'], isPlatform = false): Problems {
  return Object.assign({}, ...STEPS.map((_, at) => stepProblems(at + 1, fields, isPlatform)))
}

/** The first incomplete step; undefined when all are complete. */
export function firstWrongStep(fields: Draft['fields'], isPlatform = false): number | undefined {
  const at = STEPS.findIndex((_, at) => Object.keys(stepProblems(at + 1, fields, isPlatform)).length > 0)
  return at < 0 ? undefined : at + 1
}
