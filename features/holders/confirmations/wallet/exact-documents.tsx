import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FoldLine } from '#ui/lists/fold-line.tsx'

type Props = {
  summary: string
  documents: { primaryType: string; message: Record<string, string> }[]
}

/** The documents that are signed, to the letter; closed at first. */
export function ExactDocuments({ summary, documents }: Props) {
  return (
    <details>
      <FoldLine padBlock="xxs" tone="accent">
        {summary}
      </FoldLine>
      {documents.map(({ primaryType, message }) => (
        <Stack padBlock="m" padInline="l" round="l" ground="plinth" as="dl" key={primaryType} above="s" gap="s" breaks>
          <Text as="dt" weight={600}>
            {primaryType}
          </Text>
          {Object.entries(message).map(([name, value]) => (
            <dd key={name}>
              <Text as="span" tone="ink3">
                {name}
              </Text>{' '}
              <span className="bz-mono">{value}</span>
            </dd>
          ))}
        </Stack>
      ))}
    </details>
  )
}
