import { type FormEvent, useState } from 'react'
import { CameraFrame } from '#features/holders/wallet/camera-frame.tsx'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { ownPart } from '../wallet-texts.ts'
import styles from './challenge-sheet.module.css'
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
  const scanned = useScanned(checking)
  const sentence = useProblemText()
  const problem = fieldProblem('code', checking.problem)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') void checking.check({ code })
  }
  if (isScanning) {
    return (
      <div className={styles.part}>
        <CameraFrame onText={scanned} />
        {problem && <ProblemNote>{sentence(problem)}</ProblemNote>}
        <Button size="footer" fullWidth onClick={() => setScanning(false)}>
          {say.stopScan()}
        </Button>
      </div>
    )
  }
  return (
    <form className={styles.part} onSubmit={send} noValidate>
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
      <Button size="footer" fullWidth disabled={isOffline} onClick={() => setScanning(true)}>
        {say.scan()}
      </Button>
    </form>
  )
}
