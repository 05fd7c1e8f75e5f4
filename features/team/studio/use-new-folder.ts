import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { createFolder, getAccess } from '../access-contract.ts'

/** Makes an empty folder with the next number for a name, and opens it. */
export function useNewFolder(onFolder: (roleId: string) => void) {
  const sentence = useProblemText()
  const { run, working } = useCall(createFolder, { invalidates: [getAccess] })
  const add = async () => {
    const { output, problem } = await run({})
    if (output) onFolder(output.roleId)
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  return { add: () => void add(), working }
}
