import { useWalletState } from '#features/holders/wallet/wallet-context.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { EntryLink } from '#ui/lists/entry-link.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { listNews } from '../wallet-contract.ts'
import { newsPage } from '../wallet-texts.ts'

/** The way to a community's channel, with its latest post; nothing where it has not posted. */
export function NextNews({ issuerId }: { issuerId: string }) {
  const pageTexts = useTexts(newsPage)
  const isOpen = useWalletState() === 'open'
  const { data } = useQueryCall(listNews, { issuerId }, { enabled: isOpen, quiet: true })
  const latest = data?.posts[0]
  if (!latest) return null
  return (
    <EntryLink framed href={`/news?of=${issuerId}`}>
      <Stack as="span" gap="xxs">
        <strong>{pageTexts.allOf({ name: latest.name })}</strong>
        <Text as="span" tone="ink2" weight={400} brief={2}>
          {latest.text}
        </Text>
      </Stack>
    </EntryLink>
  )
}
