import { SCOPES, type Scope } from '#base/scopes.ts'
import type { ApiKeyRow } from '../contract.ts'

/** How many permissions the table of keys names. */
const NAMED = 2

/** Scopes for a summary: in their order, and reading left out where writing the same says more. */
export function summedScopes(scopes: readonly Scope[]): Scope[] {
  return SCOPES.filter((scope) => {
    if (!scopes.includes(scope)) return false
    const writing = scope.replace(':read', ':write')
    return writing === scope || !scopes.some((other) => other === writing)
  })
}

type Phrases = {
  phrase: (scope: Scope) => string
  everything: () => string
  andMore: (values: { list: string; count: number }) => string
  onlyFor: (values: { list: string; template: string }) => string
  forSome: (values: { list: string; count: number }) => string
}

/** What a key may do, in a line: its first permissions, and the template that it is for. */
export function permissionsOf({ scopes, templates }: Pick<ApiKeyRow, 'scopes' | 'templates'>, say: Phrases): string {
  const summed = summedScopes(scopes)
  const named = (summed.length === NAMED + 1 ? summed : summed.slice(0, NAMED)).map(say.phrase).join(', ')
  const others = summed.length > NAMED + 1 ? summed.length - NAMED : 0
  const list = others > 0 ? say.andMore({ list: named, count: others }) : named
  const all = upper(SCOPES.every((scope) => scopes.includes(scope)) ? say.everything() : list)
  const [first] = templates
  if (first === undefined) return all
  // A template that was deleted has no title.
  if (templates.length === 1 && first.title) return say.onlyFor({ list: all, template: first.title })
  return say.forSome({ list: all, count: templates.length })
}

function upper(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}

export type UsedDay = 'never' | 'today' | 'yesterday' | 'day'

/** How the day of a last use (in UTC, '' if never) is worded. */
export function usedDay(day: string, now: Date): UsedDay {
  if (day === '') return 'never'
  const nameOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  if (day.slice(0, 10) === nameOf(now.getTime())) return 'today'
  return day.slice(0, 10) === nameOf(now.getTime() - 86_400_000) ? 'yesterday' : 'day'
}
