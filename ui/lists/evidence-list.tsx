import { OutsideLink } from '../buttons/outside-link.tsx'
import { Text } from '../layout/text.tsx'

/** One piece of evidence as its issuer wrote it; '' for missing parts. */
type Evidence = { url: string; name: string; text: string }

/** The evidence in a badge: names and texts as written, addresses as links that nothing follows by itself. */
export function EvidenceList({ items }: { items: Evidence[] }) {
  return items.map(({ url, name, text }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the evidence of a signed badge does not change
    <Text as="div" width="text" breaks key={at} above={at > 0 ? 'm' : undefined} dir="auto">
      {name && <div>{name}</div>}
      {text && (
        <Text as="div" lines>
          {text}
        </Text>
      )}
      {url && (
        <div dir="ltr">
          <OutsideLink address={url} />
        </div>
      )}
    </Text>
  ))
}
