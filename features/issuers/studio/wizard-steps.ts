import { issuerFields } from '../contract.ts'
import { SERVICE_NAMES, type Service } from '../rules.ts'
import type { Draft, Fields } from './wizard-draft.ts'

/** Problem keys by field. */
export type Problems = Partial<Record<keyof Fields, string>>

const links = Object.fromEntries(SERVICE_NAMES.map((name) => [name, true])) as Record<Service, true>

/** What each step asks for, as parts of the one schema of the call (specification 1, section 5). */
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

/** What is wrong in a step (1 to 5), the first problem of each field; empty when one can go on. */
export function stepProblems(step: number, fields: Draft['fields']): Problems {
  const result = STEPS[step - 1]?.safeParse(fields)
  const problems: Problems = {}
  for (const { path, message } of result?.error?.issues ?? []) problems[path[0] as keyof Fields] ??= message
  return problems
}

/** The first step that is not right yet, with what is wrong there; undefined when all are right. */
export function firstWrongStep(fields: Draft['fields']): { step: number; problems: Problems } | undefined {
  for (let step = 1; step <= STEPS.length; step++) {
    const problems = stepProblems(step, fields)
    if (Object.keys(problems).length > 0) return { step, problems }
  }
  return undefined
}
