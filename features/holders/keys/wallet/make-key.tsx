import { type FormEvent, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyWords } from '../../wallet-texts.ts'
import { isWordAt, makeOwnKey, type OwnKey, WORDS } from './own-key.ts'
import { PhraseWords } from './phrase-words.tsx'
import { SealStep } from './seal-step.tsx'
import { useOwnDoor } from './use-own-door.ts'

/** Creates a key in this browser: shows its words once, asks for one of them, seals it; then opens its wallet. */
export function MakeKey({ onEntered }: { onEntered: () => void }) {
  const keyTexts = useTexts(keyWords)
  const [key, setKey] = useState<OwnKey>()
  const [step, setStep] = useState<'words' | 'confirm' | 'seal'>('words')
  const door = useOwnDoor(onEntered)
  const startAgain = () => {
    setKey(undefined)
    setStep('words')
  }
  if (!key) {
    return (
      <Stack gap="l">
        <Text type="lead" tone="ink2">
          {keyTexts.makeText()}
        </Text>
        <Button kind="primary" size="large" fullWidth onClick={() => setKey(makeOwnKey())}>
          {keyTexts.make()}
        </Button>
      </Stack>
    )
  }
  if (step === 'confirm')
    return <ConfirmWord ownKey={key} onBack={() => setStep('words')} onRight={() => setStep('seal')} />
  if (step === 'seal') {
    return (
      <>
        <SealStep ownKey={key} onSealed={(sealed) => door.open(key, sealed)} onBack={startAgain} />
        {door.problem && (
          <Text above="m" tone="error" role="alert">
            {door.problem}
          </Text>
        )}
      </>
    )
  }
  return (
    <Stack gap="l">
      <h2>{keyTexts.phraseTitle()}</h2>
      <Text type="lead" tone="ink2">
        {keyTexts.phraseText()}
      </Text>
      <PhraseWords entropy={key.entropy} />
      <Button kind="primary" size="large" fullWidth onClick={() => setStep('confirm')}>
        {keyTexts.written()}
      </Button>
    </Stack>
  )
}

function ConfirmWord({ ownKey, onBack, onRight }: { ownKey: OwnKey; onBack: () => void; onRight: () => void }) {
  const keyTexts = useTexts(keyWords)
  const [at] = useState(() => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % WORDS)
  const [typed, setTyped] = useState('')
  const validation = useFieldProblems({ typed }, ({ typed }) =>
    isWordAt(ownKey.entropy, at, typed) ? {} : { typed: 'wrong' },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (validation.isRight()) onRight()
  }
  return (
    <Stack as="form" gap="l" onSubmit={submit} noValidate>
      <TextField
        label={keyTexts.confirmTitle({ number: at + 1 })}
        hint={keyTexts.confirmText()}
        autoFocus
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
        error={validation.problems.typed && keyTexts.confirmWrong()}
      />
      <Button kind="primary" type="submit" size="large" fullWidth>
        {keyTexts.check()}
      </Button>
      <Row as="p" gap="s" align="stretch" justify="between" wrap>
        <Button kind="quiet" size="compact" onClick={onBack}>
          {keyTexts.showAgain()}
        </Button>
      </Row>
    </Stack>
  )
}
