import { readSession } from '#features/sign-in/studio/session.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { useKeptValues } from '#ui/fields/use-kept-values.ts'
import type { Quest } from '../contract.ts'
import { questProblemsOf } from './form-check.ts'
import { keptName, startOf, toCall } from './form-values.ts'

/**
 * The values of a quest's form, kept on this device for its person, the fields of the call that they make, and their
 * problems. `edited` is the quest that is saved again, undefined for a new one; `clear` starts over.
 */
export function useQuestForm(quest: Quest | undefined, isCopy: boolean, timeZone: string) {
  const edited = isCopy ? undefined : quest
  const owner = readSession().full?.claims.did ?? ''
  const key = `quest-form:${owner}:${keptName(quest, isCopy)}`
  const kept = useKeptValues(key, startOf(quest, isCopy), 'description')
  const fields = toCall(kept.values, timeZone, edited)
  const validation = useFieldProblems(fields, (now) => questProblemsOf(now, new Date(), edited))
  const clear = () => {
    kept.clear()
    validation.forget()
  }
  return { edited, kept, fields, validation, clear }
}
