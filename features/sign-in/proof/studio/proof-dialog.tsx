import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { followOperation } from '#features/issuers/contract.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { useOperation } from '#ui/calls/use-operation.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { OperationDialog } from '#ui/dialogs/operation-dialog.tsx'
import { DigitsField } from '#ui/fields/digits-field.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { useCountdown } from '#ui/fields/use-countdown.ts'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { CatalogueProvider, useProblemText } from '#ui/words/catalogue.tsx'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import { CODE_LENGTH, codeProblems, RESEND_SECONDS } from '../../rules.ts'
import { askProof, confirmProof } from '../contract.ts'
import { proofDialog, proofProblems } from '../texts.ts'

type Props = { onEnd: (isProven: boolean) => void }
type Asked = Output<typeof askProof>

const CATALOGUES = [proofProblems]

/**
 * Asks the person of the session for a fresh proof: six digits mailed to their address, or their wallet's signature.
 * `onEnd` gets the outcome.
 */
export function ProofDialog({ onEnd }: Props) {
  const { language } = useLanguage()
  const ask = useCall(askProof)
  const [asked, setAsked] = useState<Asked>()
  const begin = async () => {
    const { output } = await ask.run({ lang: language })
    if (output) setAsked(output)
    return output !== undefined
  }
  const isBegun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, when it opens.
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void begin()
  }, [])
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      {asked?.callbackId ? (
        <BySignature callbackId={asked.callbackId} onEnd={onEnd} />
      ) : (
        <ByCode asked={asked} refused={ask.problem?.key} asking={ask.working} onAgain={begin} onEnd={onEnd} />
      )}
    </CatalogueProvider>
  )
}

function BySignature({ callbackId, onEnd }: Props & { callbackId: string }) {
  const proofDialogTexts = useTexts(proofDialog)
  const sentence = useProblemText()
  const operation = useOperation(followOperation, callbackId)
  const { status } = operation
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new status of the operation matters.
  useEffect(() => {
    if (status === 'error') toastError(sentence('serverError'))
    if (status === 'success' || status === 'error' || status === 'canceled') onEnd(status === 'success')
  }, [status])
  return (
    <OperationDialog
      operation={operation}
      byWallet
      title={proofDialogTexts.title()}
      queued={proofDialogTexts.queued()}
      onCancel={() => onEnd(false)}
    />
  )
}

type CodeProps = Props & {
  /** Undefined until the code is sent. */
  asked?: Asked
  /** Why no code could be sent. */
  refused?: string
  asking: boolean
  onAgain: () => Promise<boolean>
}

function ByCode({ asked, refused, asking, onAgain, onEnd }: CodeProps) {
  const proofDialogTexts = useTexts(proofDialog)
  const sentence = useProblemText()
  const confirm = useCall(confirmProof)
  const countdown = useCountdown()
  const form = useId()
  const [digits, setDigits] = useState('')
  const validation = useFieldProblems({ digits }, codeProblems)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each e-mail restarts it.
  useEffect(() => {
    if (asked) countdown.start(RESEND_SECONDS)
  }, [asked])
  const send = async (code: string) => {
    if (!asked || confirm.working) return
    const { output } = await confirm.run({ request: asked.request, code })
    if (output) onEnd(true)
  }
  const type = (next: string) => {
    setDigits(next)
    confirm.reset()
  }
  const again = async () => {
    confirm.reset()
    if (await onAgain()) setDigits('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (validation.isRight()) void send(digits)
  }
  const problem = validation.problems.digits ?? confirm.problem?.key
  return (
    <Dialog
      opened
      onClose={() => onEnd(false)}
      title={proofDialogTexts.title()}
      note={
        <Button kind="quiet" size="compact" disabled={countdown.left > 0} working={asking} onClick={again}>
          {countdown.left > 0 ? proofDialogTexts.againIn({ count: countdown.left }) : proofDialogTexts.again()}
        </Button>
      }
      actions={
        <Button
          kind="primary"
          size="large"
          type="submit"
          form={form}
          working={confirm.working}
          workingLabel={proofDialogTexts.confirming()}
        >
          {proofDialogTexts.confirm()}
        </Button>
      }
    >
      <Stack as="form" id={form} gap="l" onSubmit={submit} noValidate>
        <Text width="text" role="status">
          {asked ? proofDialogTexts.sent({ email: asked.email }) : proofDialogTexts.asking()}
        </Text>
        <DigitsField
          label={proofDialogTexts.code()}
          length={CODE_LENGTH}
          data-autofocus
          value={digits}
          onChange={type}
          onWhole={(code) => void send(code)}
          error={problem && sentence(problem)}
        />
        {refused && <ProblemNote>{sentence(refused)}</ProblemNote>}
      </Stack>
    </Dialog>
  )
}
