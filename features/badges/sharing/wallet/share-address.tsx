import { Text } from '#ui/layout/text.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { sharePanel } from '../../wallet-texts.ts'

/** The address of a badge's public page, as a link to it. */
export function ShareAddress({ url }: { url: string }) {
  const sharePanelTexts = useTexts(sharePanel)
  return (
    <Text above="m" below="m" breaks>
      <span className="bz-hidden">{sharePanelTexts.address()}</span>
      <a className="bz-link" href={url} target="_blank" rel="noreferrer">
        {url.replace(/^https?:\/\//, '')}
      </a>
    </Text>
  )
}
