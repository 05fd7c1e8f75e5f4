import { type FormEvent, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useFieldProblems } from '#ui/fields/use-field-problems.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { keyWords } from '../../wallet-texts.ts'
import { type OwnKey, readPhrase } from './own-key.ts'
import { SealStep } from './seal-step.tsx'
import { useOwnDoor } from './use-own-door.ts'

/** Restores a key from its twelve words, seals it on this device and opens its wallet. */
export function RestoreKey({ onEntered }: { onEntered: () => void }) {
  const keyTexts = useTexts(keyWords)
  const [typed, setTyped] = useState('')
  const validation = useFieldProblems({ phrase: typed }, ({ phrase }) =>
    readPhrase(phrase) ? {} : { phrase: 'wrong' },
  )
  const [key, setKey] = useState<OwnKey>()
  const door = useOwnDoor(onEntered)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (validation.isRight()) setKey(readPhrase(typed))
  }
  if (key) {
    return (
      <>
        <SealStep ownKey={key} onSealed={(sealed) => door.open(key, sealed)} onBack={() => setKey(undefined)} />
        {door.problem && (
          <Text above="m" tone="error" role="alert">
            {door.problem}
          </Text>
        )}
      </>
    )
  }
  return (
    <Stack as="form" gap="l" onSubmit={submit} noValidate>
      <TextArea
        label={keyTexts.restoreField()}
        hint={keyTexts.restoreHint()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={setTyped}
        error={validation.problems.phrase && keyTexts.restoreWrong()}
      />
      <Button kind="primary" type="submit" size="large" fullWidth>
        {keyTexts.restore()}
      </Button>
    </Stack>
  )
}
