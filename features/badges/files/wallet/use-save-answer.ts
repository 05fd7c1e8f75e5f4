import { bytesOf } from '#base/base64.ts'
import { saveFile } from '#ui/browser/save-file.ts'
import { toastError } from '#ui/calls/toast.ts'
import type { Outcome } from '#ui/calls/use-call.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'

/** A file in an answer; `content` is base64. */
export type AnsweredFile = { name: string; type: string; content: string }

/** Downloads the file that a call answered with, or says in a toast why it was refused. */
export function useSaveAnswer() {
  const sentence = useProblemText()
  return ({ output, problem }: Outcome<AnsweredFile>): void => {
    if (output) saveFile(new Blob([bytesOf(output.content)], { type: output.type }), output.name)
    // `useCall` has said the others.
    if (problem?.status && problem.status < 500) toastError(sentence(problem.key))
  }
}
