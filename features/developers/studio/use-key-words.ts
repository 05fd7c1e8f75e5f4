import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { ApiKeyRow } from '../contract.ts'
import { keyRows } from '../page-texts.ts'
import { scopePhrases } from '../scope-texts.ts'
import { permissionsOf, usedDay } from './key-words.ts'

/** Returns functions that word what a key may do, the day of its last use, and by which call it was. */
export function useKeyWords() {
  const say = useTexts(keyRows)
  const phrases = useTexts(scopePhrases)
  const format = useFormat()
  const used = (day: string) => {
    const as = usedDay(day, new Date())
    return as === 'day' ? format.lastDay(day) : say[as]()
  }
  const mayDo = (key: ApiKeyRow) =>
    permissionsOf(key, {
      phrase: (scope) => phrases[scope](),
      everything: say.everything,
      andMore: say.andMore,
      onlyFor: say.onlyFor,
      forSome: say.forSome,
    })
  const call = (lastCall: string, network = '') =>
    network === '' ? lastCall : say.fromNetwork({ call: lastCall, network })
  return { used, mayDo, call }
}
