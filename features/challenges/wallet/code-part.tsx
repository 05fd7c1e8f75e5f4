import { type FormEvent, useState } from 'react'
import { CameraFrame } from '#features/holders/wallet/camera-frame.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ownPart } from '../wallet-texts.ts'
import { CheckButton } from './check-button.tsx'
import { fieldProblem } from './field-problem.ts'
import type { PartProps } from './sheet-props.ts'
import { useScanned } from './use-scanned.ts'

/** code: typed, or scanned by the camera. */
export function CodePart(props: PartProps) {
  const say = useTexts(ownPart)
  const { checking, isOffline } = props
  const [code, setCode] = useState('')
  const [isScanning, setScanning] = useState(false)
  const sentence = useProblemText()
  const problem = fieldProblem('code', checking.problem)
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
  const say = useTexts(ownPart)
  const scanned = useScanned(checking)
  return <CameraFrame onText={scanned} without={{ denied: say.codeDenied(), missing: say.codeNoCamera() }} />
}
