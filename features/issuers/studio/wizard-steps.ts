import { issuerFields } from '../contract.ts'
import { imitatesBrand, SERVICE_NAMES, type Service } from '../rules.ts'
import type { Draft, Fields } from './wizard-draft.ts'

/** Problem keys by field. */
export type Problems = Partial<Record<keyof Fields, string>>

const links = Object.fromEntries(SERVICE_NAMES.map((name) => [name, true])) as Record<Service, true>

/** What each step asks for, as parts of the one schema of the call. */
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

/** The fields that a step (1 to 5) asks for. */
export function stepFields(step: number): string[] {
  return Object.keys(STEPS[step - 1]?.shape ?? {})
}

/** What is wrong in a step (1 to 5), of any community or of the platform's own: the first problem of each field; empty when one can go on. */
export function stepProblems(step: number, fields: Draft['fields'], isPlatform = false): Problems {
  const asked = STEPS[step - 1]
  const result = asked?.safeParse(fields)
  const problems: Problems = {}
  if (asked && 'name' in asked.shape && imitatesBrand(fields.name) && !isPlatform) problems.name = 'nameInvalid'
  for (const { path, message } of result?.error?.issues ?? []) problems[path[0] as keyof Fields] ??= message
  return problems
}

/** What is wrong in all steps. */
export function wizardProblems(fields: Draft['fields'], isPlatform = false): Problems {
  return Object.assign({}, ...STEPS.map((_, at) => stepProblems(at + 1, fields, isPlatform)))
}

/** The first step that is not right yet; undefined when all are right. */
export function firstWrongStep(fields: Draft['fields'], isPlatform = false): number | undefined {
  const at = STEPS.findIndex((_, at) => Object.keys(stepProblems(at + 1, fields, isPlatform)).length > 0)
  return at < 0 ? undefined : at + 1
}
