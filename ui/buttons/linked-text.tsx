import { Text } from '../layout/text.tsx'
import { linkParts } from './link-parts.ts'

type Props = { text: string; className?: string }

/**
 * A text that someone else wrote, in its own direction and with its line breaks; the http(s) addresses in it are links
 * without a referrer, each shown with its host.
 */
export function LinkedText({ text, className }: Props) {
  return (
    <Text breaks lines className={className} dir="auto">
      {linkParts(text).map(({ text: shown, href }, at) =>
        href === undefined ? (
          shown
        ) : (
          <Text
            as="a"
            breaks
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
            key={at}
            className="bz-link"
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            referrerPolicy="no-referrer"
          >
            <bdi>{shown}</bdi>
          </Text>
        ),
      )}
    </Text>
  )
}
