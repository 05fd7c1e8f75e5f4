import { useEffect, useRef, useState } from 'react'
import type { CallInput, Output } from '#base/endpoint.ts'
import { listSessions } from '#features/claims/contract.ts'
import type { Evidence } from '#features/claims/evidence-rules.ts'
import { preflight } from '#features/sends/contract.ts'
import { listRunningSends } from '#features/sends/running/contract.ts'
import type { Refusal } from '#features/sends/studio/use-refusal-text.ts'
import { useSigning } from '#features/sends/studio/use-signing.ts'
import { countTemplates, getTemplate, listTemplates } from '#features/templates/contract.ts'
import { isServerTrouble } from '#ui/calls/query-client.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { importSessions } from '../contract.ts'
import { type CorrectedField, type Correction, correctedField, IMPORT_MAX_BYTES, isListFile } from '../rules.ts'

type Asked = CallInput<typeof importSessions>
export type Check = NonNullable<Output<typeof importSessions>['check']>
export type CheckedRow = Check['rows'][number]
type ForAll = { message: string; note: string; asksCode: boolean; evidence: Evidence }
type Choices = Pick<Asked, 'mapping' | 'again' | 'sheet' | 'encoding'> & {
  fixedDomains: string[]
  corrections: Correction[]
}

const MADE_STALE = [preflight, listSessions, listTemplates, getTemplate, countTemplates, listRunningSends]
const NONE: Choices = { fixedDomains: [], corrections: [] }
/** How long after the last correction a file is checked again, in milliseconds. */
const SETTLED_MS = 800

/**
 * A file to send: its preview with the chosen columns and corrections, and the send itself. `problem` is why it was
 * refused; `faulty` are the rows with an invalid address, corrected ones included.
 */
export function useImport(templateId: string, first: File, { message, note, asksCode, evidence }: ForAll) {
  const [file, setFile] = useState(first)
  const [choices, setChoices] = useState(NONE)
  const [checked, setChecked] = useState<{ check: Check; corrections: Correction[]; faulty: CheckedRow[] }>()
  const [problem, setProblem] = useState<Refusal>()
  const [key, setKey] = useState('')
  const checking = useCall(importSessions)
  const sending = useCall(importSessions, { invalidates: MADE_STALE })
  const lastAsked = useRef<Choices>(undefined)
  const firstSheet = useRef('')
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const signing = useSigning(MADE_STALE, (key) => setProblem({ key }))
  const check = checked?.check

  const ask = async (chosen: File, next: Choices) => {
    clearTimeout(settling.current)
    lastAsked.current = next
    setChoices(next)
    setProblem(undefined)
    const { output, problem } = await checking.run({ templateId, file: chosen, dryRun: true, ...next })
    // A later choice has superseded this response.
    if (lastAsked.current !== next) return
    const { corrections } = next
    if (output?.check) {
      const { check } = output
      if (!next.sheet) firstSheet.current = check.source.sheet
      setChecked((before) => ({ check, corrections, faulty: faultyRows(before?.faulty ?? [], check, corrections) }))
    } else if (problem && !isServerTrouble(problem)) setProblem(problem)
  }
  const reset = () => {
    clearTimeout(settling.current)
    lastAsked.current = undefined
    setChoices(NONE)
    setChecked(undefined)
    setProblem(undefined)
  }
  const choose = (chosen: File) => {
    reset()
    setFile(chosen)
    // One key per choice: a press repeated after a network failure sends nothing twice.
    setKey(crypto.randomUUID())
    if (!isListFile(chosen)) return setProblem({ key: 'importWrongType' })
    if (chosen.size > IMPORT_MAX_BYTES) return setProblem({ key: 'importTooLarge' })
    void ask(chosen, { ...NONE })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the file chosen before the form opened.
  useEffect(() => choose(first), [])
  const now = { ...choices, mapping: check?.mapping }
  // For the timer, which runs after further choices may have been made.
  const latest = useRef(now)
  latest.current = now
  useEffect(() => () => clearTimeout(settling.current), [])
  return {
    file,
    check,
    /** The number of badges to send: as checked, adjusted by later corrections. */
    ready: readyNow(checked, choices.corrections),
    faulty: checked?.faulty ?? [],
    problem,
    choices,
    checking: checking.working,
    sending: sending.working,
    choose,
    change: (part: Partial<Choices>) => void ask(file, { ...now, ...part }),
    /** Reads another sheet of the workbook: its columns and rows are others. The one that was open first needs no name. */
    chooseSheet: (sheet: string) => void ask(file, { ...NONE, sheet: sheet === firstSheet.current ? '' : sheet }),
    /** Corrects a cell of a row; undefined restores that of the file. */
    correct: (row: number, field: CorrectedField, text: string | undefined) => {
      const others = choices.corrections.filter((each) => each.row !== row || each[field] === undefined)
      const corrections = text === undefined ? others : [...others, { row, [field]: text }]
      setChoices((before) => ({ ...before, corrections }))
      clearTimeout(settling.current)
      settling.current = setTimeout(() => void ask(file, latest.current), SETTLED_MS)
    },
    setAgain: (again: boolean) => setChoices((before) => ({ ...before, again })),
    signing: signing.operation,
    /** Sends the file, and calls `done` with the number of badges afterwards; waits for a signature where one is needed. */
    send: async (isRepeatedSeen: boolean, done: (count: number) => void) => {
      if (!check) return
      clearTimeout(settling.current)
      const count = readyNow(checked, choices.corrections)
      const asked = {
        templateId,
        file,
        message,
        note,
        asksCode,
        ...evidence,
        ...now,
        again: isRepeatedSeen || choices.again,
        idempotencyKey: key,
      }
      const made = await sending.run(asked)
      if (made.output) return signing.waitFor(made.output.callbackId, () => done(count))
      if (!isServerTrouble(made.problem)) setProblem(made.problem)
    },
  }
}

/**
 * The rows to correct. A corrected row is no longer in the check, but stays visible so that it can be changed back; a row
 * with a second fault is there twice.
 */
export function faultyRows(before: CheckedRow[], check: Check, corrections: Correction[]): CheckedRow[] {
  const corrected = new Set(corrections.map(cellOf))
  const isCorrected = ({ row, fault }: CheckedRow) => corrected.has(cellName(row, correctedField(fault)))
  const kept = before.filter(isCorrected)
  const found = check.rows.filter((row) => row.outcome === 'invalid' && !isCorrected(row))
  return [...kept, ...found].sort((a, b) => a.row - b.row)
}

const cellName = (row: number, field: CorrectedField) => `${row} ${field}`

function cellOf({ row, email, evidenceUrl }: Correction): string {
  if (email !== undefined) return cellName(row, 'email')
  return cellName(row, evidenceUrl === undefined ? 'evidenceText' : 'evidenceUrl')
}

/** How many badges would be sent: the valid rows of the check and the rows corrected since. */
export function readyNow(
  checked: { check: Check; corrections: Correction[] } | undefined,
  corrections: Correction[],
): number {
  if (!checked) return 0
  const cellsOf = (some: Correction[]) => new Set(some.map(cellOf))
  const [then, now] = [cellsOf(checked.corrections), cellsOf(corrections)]
  const added = [...now].filter((cell) => !then.has(cell)).length
  const takenOut = [...then].filter((cell) => !now.has(cell)).length
  return checked.check.ready + added - takenOut
}
