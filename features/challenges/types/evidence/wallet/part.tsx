import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FittedPicture } from '#ui/pictures/fitted-picture.tsx'
import { useObjectUrl } from '#ui/pictures/use-object-url.ts'
import { useProblemText } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { EVIDENCE_KINDS, EVIDENCE_TEXT_MAX } from '../../../rules.ts'
import type { PartProps } from '../../../wallet/type-in-wallet.ts'
import { evidencePart } from '../texts.ts'
import { useEvidence } from './use-evidence.ts'

/** evidence: what is requested, and text, link or picture; also for types that a person verifies. */
export function EvidencePart({ challenge, community, questId, isOffline, onSent, above }: PartProps) {
  const say = useTexts(evidencePart)
  const sentence = useProblemText()
  const [text, setText] = useState('')
  const [link, setLink] = useState('')
  const [image, setImage] = useState<File>()
  const { send, working, problem, forget } = useEvidence(challenge.challengeId, questId)
  const { request, kinds = EVIDENCE_KINDS } = challenge.shown
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await send({ text, link, image })) onSent()
  }
  const type = (set: (typed: string) => void) => (typed: string) => {
    set(typed)
    forget()
  }
  return (
    <Stack as="form" gap="m" breaks shrinks onSubmit={(event) => void submit(event)} noValidate>
      {above}
      {request && <Text lines>{request}</Text>}
      {kinds.includes('text') && (
        <TextArea
          label={say.text()}
          optional={kinds.length > 1}
          rows={3}
          maxCount={EVIDENCE_TEXT_MAX}
          value={text}
          onChange={type(setText)}
          error={problem === 'textTooLong' && sentence(problem)}
        />
      )}
      {kinds.includes('link') && (
        <TextField
          label={say.link()}
          optional={kinds.length > 1}
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={say.linkExample()}
          value={link}
          onChange={type(setLink)}
          error={problem === 'linkInvalid' && sentence(problem)}
        />
      )}
      {kinds.includes('picture') && (
        <Picture
          image={image}
          onImage={(file) => {
            setImage(file)
            forget()
          }}
        />
      )}
      {problem && problem !== 'textTooLong' && problem !== 'linkInvalid' && (
        <ProblemNote>{sentence(problem)}</ProblemNote>
      )}
      <Text type="small" tone="ink3">
        {say.evidenceText({ community })}
      </Text>
      <Button
        kind="primary"
        size="large"
        fullWidth
        type="submit"
        working={working}
        workingLabel={say.sending()}
        disabled={isOffline}
      >
        {say.send()}
      </Button>
    </Stack>
  )
}

function Picture({ image, onImage }: { image: File | undefined; onImage: (image: File) => void }) {
  const say = useTexts(evidencePart)
  const input = useRef<HTMLInputElement>(null)
  const url = useObjectUrl(image)
  return (
    <Stack gap="s" across="start">
      {url && <FittedPicture most={220} src={url} alt={say.chosen()} />}
      <FileInput ref={input} label={say.picture()} accept="image/png,image/jpeg" onFile={onImage} />
      <Button icon={<ImageIcon size={18} />} onClick={() => input.current?.click()}>
        {image ? say.otherPicture() : say.picture()}
      </Button>
    </Stack>
  )
}
