import { ImageIcon } from '@phosphor-icons/react/dist/csr/Image'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { FileInput } from '#ui/fields/file-input.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { ScreenHead } from '#ui/frames/screen-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { pageOfText } from '../links/rules.ts'
import { scanPage } from '../wallet-texts.ts'
import { CameraFrame } from './camera-frame.tsx'
import { useWallet } from './wallet-context.tsx'

type Props = {
  /** Opens a page of the wallet. */
  onPage: (path: string) => void
  /** The page for a code of a higher feature; undefined for all else. */
  pageOfOther: (text: string) => string | undefined
}

/** /scan: reads the code of a studio, a badge, a person or a verifier by the camera, from a picture, or as a pasted link. */
export function ScanScreen({ onPage, pageOfOther }: Props) {
  const scanPageTexts = useTexts(scanPage)
  const wallet = useWallet()
  const [link, setLink] = useState('')
  const [problem, setProblem] = useState<{ where: 'camera' | 'picture' | 'link'; text: string }>()
  const file = useRef<HTMLInputElement>(null)
  const go = (text: string, where: 'camera' | 'picture' | 'link') => {
    const page = pageOfText(text, wallet.origin) ?? pageOfOther(text)
    if (page) onPage(page)
    else setProblem({ where, text: scanPageTexts.notOurs() })
  }
  const openPicture = async (chosen: File) => {
    const text = await readPicture(chosen)
    if (text === undefined) setProblem({ where: 'picture', text: scanPageTexts.noCode() })
    else go(text, 'picture')
  }
  const openLink = (event: FormEvent) => {
    event.preventDefault()
    go(link, 'link')
  }
  return (
    <Box middled width="narrow">
      <ScreenHead title={scanPageTexts.title()} lead={scanPageTexts.lead()} />
      <CameraFrame onText={(text) => go(text, 'camera')} />
      {problem && problem.where !== 'link' && (
        <Text below="l" tone="error" role="alert">
          {problem.text}
        </Text>
      )}
      <FileInput
        ref={file}
        label={scanPageTexts.picture()}
        accept="image/*"
        onFile={(chosen) => void openPicture(chosen)}
      />
      <Button size="large" fullWidth icon={<ImageIcon size={18} />} onClick={() => file.current?.click()}>
        {scanPageTexts.picture()}
      </Button>
      <Row as="form" above="xxl" gap="s" align="start" onSubmit={openLink} noValidate>
        <Box grow>
          <TextField
            label={scanPageTexts.link()}
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={`${wallet.origin}/connect/…`}
            value={link}
            onChange={(text) => {
              setLink(text)
              setProblem(undefined)
            }}
            error={problem?.where === 'link' && problem.text}
          />
        </Box>
        {/* Level with the field itself, even with a message below it. */}
        <Box above="xxl">
          <Button size="large" type="submit">
            {scanPageTexts.open()}
          </Button>
        </Box>
      </Row>
    </Box>
  )
}

async function readPicture(file: File): Promise<string | undefined> {
  try {
    const [bitmap, { readCode }] = await Promise.all([createImageBitmap(file), import('#ui/browser/read-code.ts')])
    return await readCode(bitmap)
  } catch {
    return undefined
  }
}
