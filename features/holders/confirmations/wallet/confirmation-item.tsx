import { useState } from 'react'
import { Button, type ButtonKind } from '#ui/buttons/button.tsx'
import { toastError, toastSuccess } from '#ui/calls/toast.ts'
import { useCall } from '#ui/calls/use-call.ts'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Waiting } from '../../events/wallet/wallet-events.tsx'
import type { OwnKey } from '../../keys/wallet/own-key.ts'
import { OwnKeyGate } from '../../keys/wallet/own-key-gate.tsx'
import styles from '../../wallet/holders.module.css'
import { useWallet } from '../../wallet/wallet-context.tsx'
import { refuseConfirmation, signConfirmation } from '../contract.ts'
import { confirmationsPage, confirmWords } from '../texts.ts'
import { confirmationWords } from './confirm-words.ts'
import { ExactDocuments } from './exact-documents.tsx'

type Props = { waiting: Waiting; isFirst: boolean }

/** One request: its effect, its deadline, the exact documents, and the buttons to sign or refuse. */
export function ConfirmationItem({ waiting, isFirst }: Props) {
  const confirmationsPageTexts = useTexts(confirmationsPage)
  const words = useTexts(confirmWords)
  const format = useFormat()
  const sentence = useProblemText()
  const wallet = useWallet()
  const sign = useCall(signConfirmation)
  const refuse = useCall(refuseConfirmation)
  const [isUnlocking, setUnlocking] = useState(false)
  const [isUnknown, setUnknown] = useState(false)
  const { operationId } = waiting
  const said = confirmationWords(waiting.documents, words, format)
  const signWith = async (key: OwnKey) => {
    const { signDocuments } = await import('./sign-documents.ts')
    const signatures = signDocuments(waiting, key, wallet.api)
    if (!signatures) return setUnknown(true)
    const { output, problem } = await sign.run({ operationId, signatures })
    if (output) toastSuccess(confirmationsPageTexts.signed())
    else if (problem.status > 0 && problem.status < 500) toastError(sentence(problem.key))
  }
  const press = () => {
    const key = wallet.key()
    if (key) return signWith(key)
    setUnlocking(true)
  }
  const isClosed = !said || isUnknown
  const firstKind = said?.isDeletion ? 'dangerFilled' : 'primary'
  return (
    <Box as="li" padBlock="xxl" lined="above">
      <Text as="h2" breaks>
        {said?.title ?? confirmationsPageTexts.unknown()}
      </Text>
      {isClosed ? (
        <Text above="s" tone="ink2" role="alert">
          {confirmationsPageTexts.unknownText()}
        </Text>
      ) : (
        said.lines.map((line) => (
          <Text key={line} above="s" tone="ink2" breaks>
            {line}
          </Text>
        ))
      )}
      <Text above="s" type="small" tone="ink3">
        {confirmationsPageTexts.until({ time: format.dateTime(new Date(waiting.deadline)) })}
      </Text>
      <Box above="m" below="xl">
        <ExactDocuments summary={confirmationsPageTexts.exact()} documents={waiting.documents} />
      </Box>
      {isUnlocking && <OwnKeyGate>{(key) => <SignAtOnce kind={firstKind} onSign={() => signWith(key)} />}</OwnKeyGate>}
      <Row gap="s" align="stretch" wrap className={styles.even}>
        {!isClosed && !isUnlocking && (
          <Button
            kind={isFirst ? firstKind : 'secondary'}
            size="large"
            working={sign.working}
            workingLabel={confirmationsPageTexts.signing()}
            onClick={press}
          >
            {confirmationsPageTexts.sign()}
          </Button>
        )}
        <Button size="large" working={refuse.working} onClick={() => refuse.run({ operationId })}>
          {confirmationsPageTexts.refuse()}
        </Button>
      </Row>
    </Box>
  )
}

/** The key was unlocked for this signature: asks for one more press, so that unlocking alone signs nothing. */
function SignAtOnce({ kind, onSign }: { kind: ButtonKind; onSign: () => void }) {
  const confirmationsPageTexts = useTexts(confirmationsPage)
  return (
    <Button kind={kind} size="large" fullWidth onClick={onSign}>
      {confirmationsPageTexts.sign()}
    </Button>
  )
}
