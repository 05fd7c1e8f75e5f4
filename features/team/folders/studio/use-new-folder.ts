import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useOnce } from '#ui/calls/use-once.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { createFolder, getAccess } from '../contract.ts'

/** Makes an empty folder with the next number for a name, and opens it; `working` until its page is there. */
export function useNewFolder(onFolder: (roleId: string) => unknown) {
  const sentence = useProblemText()
  const create = useCall(createFolder, { invalidates: [getAccess] })
  const { run, working } = useOnce(async () => {
    const { output, problem } = await create.run({})
    if (output) await onFolder(output.roleId)
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  })
  return { add: () => void run(), working }
}
