import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { queryKey, useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getAccess, listPeople, setPermission } from '../../contract.ts'
import { rightWords, userPanel } from '../../page-texts.ts'
import { type Access, type Folder, type Grant, rightAgain, rightIn, withRight } from '../access-view.ts'

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
  const invalidate = useInvalidate()
  const sentence = useProblemText()
  const panelTexts = useTexts(userPanel)
  const rightTexts = useTexts(rightWords)
  const calling = useCall(setPermission)
  const key = queryKey(getAccess, {})
  const show = (roleId: string, email: string, grant: Grant | null) =>
    queries.setQueryData<Access>(key, (access) => access && withRight(access, roleId, email, grant))

  const save = async (folder: Folder, email: string, grant: Grant | null, done: string, undo?: Grant | null) => {
    const now = queries.getQueryData<Access>(key)?.roles.find(({ id }) => id === folder.id) ?? folder
    const before = rightIn(now, email)
    show(folder.id, email, grant)
    await queries.cancelQueries({ queryKey: key })
    // Once more: a read that is given up restores what was there before it.
    show(folder.id, email, grant)
    const { problem } = await calling.run({
      roleId: folder.id,
      email,
      ...(grant ? { action: 'add', ...grant } : { action: 'remove' }),
    })
    if (problem) {
      show(folder.id, email, before ?? null)
      if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
    } else {
      const back = undo === undefined ? undefined : () => void save(folder, email, undo, panelTexts.undone())
      toastSuccess(done, back && { label: panelTexts.undo(), onPress: back })
    }
    // Another change may be on its way, and what the server says now would take it back on the screen.
    if (queries.isMutating() === 0) {
      void invalidate(getAccess)
      void invalidate(listPeople)
    }
    return !problem
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
