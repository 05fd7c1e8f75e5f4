import { useEffect, useRef, useState } from 'react'
import { CallProblem } from '#base/problem.ts'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { SwitchField } from '#ui/fields/switch-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { QrCode } from '#ui/marks/qr-code.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { offerUri } from '../rules.ts'
import { doorsDialog } from '../texts.ts'
import styles from './claim.module.css'
import type { useEntry } from './use-entry.ts'

/**
 * The offer for any OpenID4VCI wallet, in both forms of the badge or as SD-JWT VC only: to scan, to open on this device, to copy
 * (OpenID4VCI 1.0, section 4.1.3).
 */
export function OtherApp({ entry }: { entry: Pick<ReturnType<typeof useEntry>, 'open'> }) {
  const doorsDialogTexts = useTexts(doorsDialog)
  const sentence = useProblemText()
  const { api } = useWallet()
  const [code, setCode] = useState('')
  const [isSdJwtOnly, setSdJwtOnly] = useState(false)
  const [problem, setProblem] = useState<string>()
  const common = useTexts(words)
  const copy = useCopy()
  const [tries, setTries] = useState(0)
  const opening = useRef(entry.open)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try asks again
  useEffect(() => {
    setProblem(undefined)
    opening.current().then(
      (opened) => setCode(opened.code),
      (thrown) => setProblem(thrown instanceof CallProblem ? thrown.key : 'serverError'),
    )
  }, [tries])
  if (problem) {
    return (
      <Stack gap="l">
        <ProblemNote>{sentence(problem)}</ProblemNote>
        <Button kind="primary" size="large" fullWidth onClick={() => setTries(tries + 1)}>
          {common.tryAgain()}
        </Button>
      </Stack>
    )
  }
  if (!code) return <RuledOutline kind="lines" count={2} />
  const offer = offerUri(api, { code, isSdJwtOnly })
  return (
    <Stack gap="l" across="center">
      <Button kind="primary" fullWidth href={offer}>
        {doorsDialogTexts.appOpen()}
      </Button>
      <Stack gap="l" across="center" className={styles.scan}>
        <Text tone="ink2">{doorsDialogTexts.appScan()}</Text>
        <QrCode value={offer} label={doorsDialogTexts.appScan()} size={200} />
      </Stack>
      <Button kind="quiet" fullWidth onClick={() => void copy(offer)}>
        {doorsDialogTexts.appCopy()}
      </Button>
      <Box full>
        <SwitchField
          label={doorsDialogTexts.sdJwtOnly()}
          hint={doorsDialogTexts.sdJwtOnlyHint()}
          checked={isSdJwtOnly}
          onChange={setSdJwtOnly}
        />
      </Box>
    </Stack>
  )
}
