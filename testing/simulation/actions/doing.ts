import type { World } from '#testing/world.ts'
import type { Mailbox } from '../mailbox.ts'
import type { Action } from '../plan.ts'
import type { Link, Person, Stage } from '../stage.ts'

/** An action with the person who does it, and where it happens. */
export type Doing = { world: World; stage: Stage; mailbox: Mailbox; action: Action; person: Person }

/** What later actions may use. */
export type Found = { links?: Link[]; gifts?: string[]; sends?: string[] }

/** The one of a list that a drawn number names. */
export function pickFrom<T>(list: readonly T[], drawn: number): T | undefined {
  return list[drawn % list.length]
}
