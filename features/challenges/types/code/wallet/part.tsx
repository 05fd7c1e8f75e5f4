import { type FormEvent, useState } from 'react'
import { CameraFrame } from '#features/holders/wallet/camera-frame.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CheckButton } from '../../../wallet/check-button.tsx'
import type { PartProps, TypeInWallet } from '../../../wallet/type-in-wallet.ts'
import { useScanned } from '../../../wallet/use-checking.ts'
import { codePart } from '../texts.ts'

const AT_FIELD = ['codeWrong', 'codeUsed']

/** code: typed, or scanned by the camera. */
function CodePart(props: PartProps) {
  const say = useTexts(codePart)
  const { checking, isOffline } = props
  const [code, setCode] = useState('')
  const [isScanning, setScanning] = useState(false)
  const sentence = useProblemText()
  const problem = AT_FIELD.find((key) => key === checking.problem)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') void checking.check({ code })
  }
  if (isScanning) {
    return (
      <Stack gap="m" breaks shrinks>
        <CodeCamera checking={checking} />
        {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
        <Button size="large" fullWidth onClick={() => setScanning(false)}>
          {say.stopScan()}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack as="form" gap="m" breaks shrinks onSubmit={send} noValidate>
      <p>{say.codeText()}</p>
      <TextField
        label={say.code()}
        value={code}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={problem && sentence(problem)}
        onChange={(typed) => {
          setCode(typed)
          checking.forget()
        }}
      />
      <CheckButton {...props} label={say.use()} disabled={code.trim() === ''} />
      <Button size="large" fullWidth disabled={isOffline} onClick={() => setScanning(true)}>
        {say.scan()}
      </Button>
    </Stack>
  )
}

/** Mounted again for each scan, so that a code whose check failed can be scanned once more. */
function CodeCamera({ checking }: Pick<PartProps, 'checking'>) {
  const say = useTexts(codePart)
  const scanned = useScanned(checking)
  return <CameraFrame onText={scanned} without={{ denied: say.codeDenied(), missing: say.codeNoCamera() }} />
}

/** A code to enter. */
export const codeInWallet: TypeInWallet = { Part: CodePart, atField: AT_FIELD }
