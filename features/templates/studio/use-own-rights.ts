import { readSession } from '#features/sign-in/studio/session.ts'
import { getOwnRights } from '#features/team/folders/own-contract.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'

export type Folder = { id: string; name: string }

const NONE: Folder[] = []

/**
 * Whether the person can create templates, and for a contributor the folders for them. An admin can, without a call; a
 * contributor cannot until the answer is there (`isKnown`).
 */
export function useOwnRights(): {
  isAdmin: boolean
  isKnown: boolean
  mayCreate: boolean
  folders: Folder[]
} {
  const isContributor = readSession().full?.claims.isContributor
  const isAdmin = isContributor === false
  const { data, error } = useQueryCall(getOwnRights, {}, { quiet: true, enabled: isContributor === true })
  const folders = data?.canCreate ?? NONE
  const isKnown = isAdmin || data !== undefined || error !== null
  return { isAdmin, isKnown, mayCreate: isAdmin || folders.length > 0, folders }
}

/**
 * The folders among which the form of a new template asks, given the chosen one ('' for none): one alone needs no choice,
 * unless another was chosen whose right has ended.
 */
export function foldersToChoose(own: Folder[], chosenId: string): Folder[] {
  const isChoice = own.length > 1 || (chosenId !== '' && own.every(({ id }) => id !== chosenId))
  return isChoice ? own : NONE
}
