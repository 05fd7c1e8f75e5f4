import { useEffect, useRef, useState } from 'react'
import type { CallInput, Output } from '#base/endpoint.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import { isServerTrouble } from '#ui/query-client.ts'
import { useCall } from '#ui/use-call.ts'
import { preflight } from '../contract.ts'
import { importSessions } from '../import-contract.ts'
import { type Correction, IMPORT_MAX_BYTES, isListFile } from '../import-rules.ts'
import { listRunningSends } from '../send-contract.ts'
import { listSessions } from '../session-contract.ts'
import { useSigning } from './use-signing.ts'

type Asked = CallInput<typeof importSessions>
export type Check = NonNullable<Output<typeof importSessions>['check']>
export type CheckedRow = Check['rows'][number]
type Choices = Pick<Asked, 'mapping' | 'again'> & { fixedDomains: string[]; corrections: Correction[] }

const MADE_STALE = [preflight, listSessions, listTemplates, getTemplate, countTemplates, listRunningSends]
const NONE: Choices = { fixedDomains: [], corrections: [] }
/** A file is checked again once no row was corrected for so long, in milliseconds. */
const SETTLED_MS = 800

/**
 * A file that is about to be sent: what it would do with the columns and corrections that are chosen, and the send itself.
 * `problem` is a key of the catalogue; `faulty` are the rows without a sound address, also those that were corrected since.
 */
export function useImport(templateId: string, note: string, asksCode: boolean) {
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState(NONE)
  const [checked, setChecked] = useState<{ check: Check; corrections: Correction[]; faulty: CheckedRow[] }>()
  const [problem, setProblem] = useState<string>()
  const [key, setKey] = useState('')
  const checking = useCall(importSessions)
  const sending = useCall(importSessions, { invalidates: MADE_STALE })
  const lastAsked = useRef<Choices>(undefined)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const signing = useSigning(MADE_STALE, setProblem)
  const check = checked?.check

  const ask = async (chosen: File, next: Choices) => {
    clearTimeout(settling.current)
    lastAsked.current = next
    setChoices(next)
    setProblem(undefined)
    const { output, problem } = await checking.run({ templateId, file: chosen, dryRun: true, ...next })
    // A later choice has overtaken this answer.
    if (lastAsked.current !== next) return
    const { corrections } = next
    if (output?.check) {
      const { check } = output
      setChecked((before) => ({ check, corrections, faulty: faultyRows(before?.faulty ?? [], check, corrections) }))
    } else if (problem && !isServerTrouble(problem)) setProblem(problem.key)
  }
  const reset = () => {
    clearTimeout(settling.current)
    lastAsked.current = undefined
    setChoices(NONE)
    setChecked(undefined)
    setProblem(undefined)
  }
  const now = { ...choices, mapping: check?.mapping }
  // For the timer, which runs after other choices may have been made.
  const latest = useRef(now)
  latest.current = now
  useEffect(() => () => clearTimeout(settling.current), [])
  return {
    file,
    check,
    /** Badges that would go: as checked, and with the corrections since. */
    ready: readyNow(checked, choices.corrections),
    faulty: checked?.faulty ?? [],
    problem,
    choices,
    checking: checking.working,
    sending: sending.working,
    choose: (chosen: File) => {
      reset()
      setFile(chosen)
      // One key a choice: a press that is repeated after a broken line sends nothing twice.
      setKey(crypto.randomUUID())
      if (!isListFile(chosen)) return setProblem('importWrongType')
      if (chosen.size > IMPORT_MAX_BYTES) return setProblem('importTooLarge')
      void ask(chosen, { ...NONE })
    },
    leave: () => {
      reset()
      setFile(undefined)
    },
    change: (part: Partial<Choices>) => file && void ask(file, { ...now, ...part }),
    /** Gives a row another address, or with undefined that of the file again. */
    correct: (row: number, email: string | undefined) => {
      if (!file) return
      const others = choices.corrections.filter((each) => each.row !== row)
      const corrections = email === undefined ? others : [...others, { row, email }]
      setChoices((before) => ({ ...before, corrections }))
      clearTimeout(settling.current)
      settling.current = setTimeout(() => void ask(file, latest.current), SETTLED_MS)
    },
    setAgain: (again: boolean) => setChoices((before) => ({ ...before, again })),
    signing: signing.operation,
    /** Sends the file, and runs `done` with the number of badges once it has gone, after a signature where one is needed. */
    send: async (isRepeatedSeen: boolean, done: (count: number) => void) => {
      if (!file || !check) return
      clearTimeout(settling.current)
      const count = readyNow(checked, choices.corrections)
      const asked = {
        templateId,
        file,
        note,
        asksCode,
        ...now,
        again: isRepeatedSeen || choices.again,
        idempotencyKey: key,
      }
      const made = await sending.run(asked)
      if (made.output) return signing.waitFor(made.output.callbackId, () => done(count))
      if (!isServerTrouble(made.problem)) setProblem(made.problem.key)
    },
  }
}

/** The rows to correct: a row that was corrected is in the check no more, and stays to be seen and changed back. */
export function faultyRows(before: CheckedRow[], check: Check, corrections: Correction[]): CheckedRow[] {
  const corrected = new Set(corrections.map(({ row }) => row))
  const kept = before.filter(({ row }) => corrected.has(row))
  const found = check.rows.filter(({ row, outcome }) => outcome === 'invalid' && !corrected.has(row))
  return [...kept, ...found].sort((a, b) => a.row - b.row)
}

/** How many badges would go: as checked, and with the rows that were corrected since. */
export function readyNow(
  checked: { check: Check; corrections: Correction[] } | undefined,
  corrections: Correction[],
): number {
  if (!checked) return 0
  const rowsOf = (some: Correction[]) => new Set(some.map(({ row }) => row))
  const [then, now] = [rowsOf(checked.corrections), rowsOf(corrections)]
  const added = [...now].filter((row) => !then.has(row)).length
  const takenOut = [...then].filter((row) => !now.has(row)).length
  return checked.check.ready + added - takenOut
}
