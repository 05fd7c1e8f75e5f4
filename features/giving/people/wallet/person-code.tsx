import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode'
import { useId, useState } from 'react'
import { CameraFrame } from '#features/holders/wallet/camera-frame.tsx'
import { useWallet } from '#features/holders/wallet/wallet-context.tsx'
import { scanPage } from '#features/holders/wallet-texts.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { readGivingCode } from '../../rules.ts'
import { givePage } from '../../wallet-texts.ts'

type Props = { code: string; onCode: (code: string) => void; error?: string | undefined }

/** The recipient's code: the camera until one is read, then that it was. */
export function PersonCode({ code, onCode, error }: Props) {
  const pageTexts = useTexts(givePage)
  const common = useTexts(words)
  const { origin } = useWallet()
  const scanTexts = useTexts(scanPage)
  const note = useId()
  const [isOther, setOther] = useState(false)
  const [link, setLink] = useState('')
  if (code) {
    return (
      <>
        <Row gap="m" pad="m" framed round="l" ground="raised" data-problem={Boolean(error)}>
          <QrCodeIcon size={32} aria-hidden />
          <Stack as="span" type="small" tone="ink2" grow role="status">
            <Text as="strong" type="text" tone="ink">
              {pageTexts.codeRead()}
            </Text>
            <span>{pageTexts.codeReadText()}</span>
          </Stack>
          <Button aria-describedby={error ? note : undefined} onClick={() => onCode('')}>
            {common.change()}
          </Button>
        </Row>
        {error && <ProblemNote id={note}>{error}</ProblemNote>}
      </>
    )
  }
  const read = (text: string) => {
    const found = readGivingCode(text, origin)
    setOther(!found)
    if (found) onCode(found)
  }
  return (
    <>
      <Text tone="ink2">{pageTexts.codeHint()}</Text>
      <CameraFrame onText={read} />
      {isOther && <ProblemNote>{pageTexts.codeOther()}</ProblemNote>}
      <TextField
        label={scanTexts.link()}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder={`${origin}/give/…`}
        value={link}
        error={error}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not the whole form: the field alone is answered.
          event.preventDefault()
          if (link.trim() !== '') read(link)
        }}
        onChange={(text) => {
          setLink(text)
          if (text.trim() === '') setOther(false)
          else read(text)
        }}
      />
    </>
  )
}
