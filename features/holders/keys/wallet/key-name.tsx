import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy'
import { useCopy } from '#ui/browser/use-copy.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'

type Props = { label: string; text: string; did: string }

/** The DID of one of a wallet's keys, which can be copied, and its purpose. */
export function KeyName({ label, text, did }: Props) {
  const common = useTexts(words)
  const copy = useCopy()
  return (
    <>
      <Text as="dt" type="small" tone="ink3">
        {label}
      </Text>
      <Box as="dd" above="xxs" below="l">
        {did && (
          <Row as="span" gap="s" justify="between" breaks>
            <span className="bz-mono">{did}</span>
            <IconButton
              label={`${common.copy()} (${label})`}
              icon={<CopyIcon size={18} />}
              size={30}
              onClick={() => copy(did)}
            />
          </Row>
        )}
        <Text as="span" block tone="ink2">
          {text}
        </Text>
      </Box>
    </>
  )
}
