import { useRef, useState } from 'react'
import type { CallInput, Output } from '#base/endpoint.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import { isServerTrouble } from '#ui/query-client.ts'
import { useCall } from '#ui/use-call.ts'
import { preflight } from '../contract.ts'
import { importSessions, listRunningSends } from '../import-contract.ts'
import { IMPORT_MAX_BYTES } from '../import-rules.ts'
import { listSessions } from '../session-contract.ts'
import { useSigning } from './use-signing.ts'

type Asked = CallInput<typeof importSessions>
export type Check = NonNullable<Output<typeof importSessions>['check']>
type Choices = Pick<Asked, 'mapping' | 'again'> & { fixedDomains: string[] }

const MADE_STALE = [preflight, listSessions, listTemplates, getTemplate, countTemplates, listRunningSends]
const NONE: Choices = { fixedDomains: [] }

/**
 * A file that is about to be sent: what it would do with the columns and corrections that are chosen, and the send itself.
 * `problem` is a key of the catalogue.
 */
export function useImport(templateId: string, note: string, asksCode: boolean) {
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState(NONE)
  const [check, setCheck] = useState<Check>()
  const [problem, setProblem] = useState<string>()
  const [key, setKey] = useState('')
  const checking = useCall(importSessions)
  const sending = useCall(importSessions, { invalidates: MADE_STALE })
  const lastAsked = useRef<Choices>(undefined)
  const signing = useSigning(MADE_STALE, setProblem)

  const ask = async (chosen: File, next: Choices) => {
    lastAsked.current = next
    setChoices(next)
    setProblem(undefined)
    const { output, problem } = await checking.run({ templateId, file: chosen, dryRun: true, ...next })
    // A later choice has overtaken this answer.
    if (lastAsked.current !== next) return
    if (output) setCheck(output.check)
    else if (!isServerTrouble(problem)) setProblem(problem.key)
  }
  return {
    file,
    check,
    problem,
    choices,
    checking: checking.working,
    sending: sending.working,
    choose: (chosen: File) => {
      setFile(chosen)
      setCheck(undefined)
      // One key a choice: a press that is repeated after a broken line sends nothing twice.
      setKey(crypto.randomUUID())
      lastAsked.current = undefined
      if (chosen.size > IMPORT_MAX_BYTES) return setProblem('importTooLarge')
      void ask(chosen, { ...NONE })
    },
    leave: () => {
      lastAsked.current = undefined
      setFile(undefined)
      setCheck(undefined)
      setProblem(undefined)
    },
    change: (part: Partial<Choices>) => file && void ask(file, { ...choices, mapping: check?.mapping, ...part }),
    setAgain: (again: boolean) => setChoices((before) => ({ ...before, again })),
    signing: signing.operation,
    /** Sends the file, and runs `done` with the number of badges once it has gone, after a signature where one is needed. */
    send: async (isRepeatedSeen: boolean, done: (count: number) => void) => {
      if (!file || !check) return
      const asked = {
        templateId,
        file,
        note,
        asksCode,
        ...choices,
        again: isRepeatedSeen || choices.again,
        mapping: check.mapping,
        idempotencyKey: key,
      }
      const made = await sending.run(asked)
      if (made.output) return signing.waitFor(made.output.callbackId, () => done(check.ready))
      if (!isServerTrouble(made.problem)) setProblem(made.problem.key)
    },
  }
}
