import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { patch } from '#ui/calls/cached.ts'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCallAtOnce } from '#ui/calls/use-call-at-once.ts'
import { useTexts } from '#ui/words/language.tsx'
import { getAccess, listPeople, setPermission } from '../../contract.ts'
import { rightWords, userPanel } from '../../page-texts.ts'
import { type Folder, type Grant, rightAgain, rightIn, withRight } from '../access-view.ts'

/** What was withdrawn since the studio was opened, by folder and person: turned on again, it is what it was. */
const withdrawnIn = new WeakMap<QueryClient, Map<string, Grant>>()

/**
 * `change` grants, changes or (null) withdraws a person's right in a folder: shown at once, with "Undo" in a toast; if the
 * server refuses, the right reverts and a toast says why; resolves with whether it holds. `again` is what a person without a right gets back.
 */
export function useRights() {
  const queries = useQueryClient()
  const withdrawn = withdrawnIn.get(queries) ?? new Map<string, Grant>()
  withdrawnIn.set(queries, withdrawn)
  const panelTexts = useTexts(userPanel)
  const rightTexts = useTexts(rightWords)
  const { run } = useCallAtOnce(setPermission, {
    show: ({ roleId, email, action, rights, until = '' }) => {
      const grant = action === 'add' && rights ? { rights, until } : null
      return [patch(getAccess, (access) => withRight(access, roleId, email, grant))]
    },
    thing: ({ roleId, email }) => `${roleId} ${email}`,
    invalidates: [getAccess, listPeople],
  })

  const save = async (folder: Folder, email: string, grant: Grant | null, done: string, undo?: Grant | null) => {
    const { problem } = await run({
      roleId: folder.id,
      email,
      ...(grant ? { action: 'add', ...grant } : { action: 'remove' }),
    })
    if (problem) return false
    const back = undo === undefined ? undefined : () => void save(folder, email, undo, panelTexts.undone())
    toastSuccess(done, back && { label: panelTexts.undo(), onPress: back })
    return true
  }

  const change = (folder: Folder, email: string, grant: Grant | null) => {
    const before = rightIn(folder, email)
    const undo = before ? { rights: before.rights, until: before.until } : null
    if (undo && !grant) withdrawn.set(`${folder.id} ${email}`, undo)
    const right = grant && rightTexts[grant.rights]()
    const done = right
      ? panelTexts.granted({ folder: folder.name, right })
      : panelTexts.withdrawn({ folder: folder.name })
    return save(folder, email, grant, done, undo)
  }
  const again = (folder: Folder, email: string) => rightAgain(folder, email, withdrawn.get(`${folder.id} ${email}`))
  return { change, again }
}
