import { CopySimpleIcon } from '@phosphor-icons/react/dist/csr/CopySimple'
import { listLinks } from '#features/links/contract.ts'
import { useCopy } from '#ui/browser/use-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { inviteMembers } from './members-texts.ts'

/** Copies the open link of a Membership card; nothing where the card has none that works now. */
export function OpenLink({ templateId }: { templateId: string }) {
  const invite = useTexts(inviteMembers)
  const copy = useCopy()
  // Inviting by e-mail works without it.
  const { data } = useQueryCall(listLinks, { templateId }, { quiet: true })
  const link = data?.links.find(({ state }) => state === 'open')?.link
  if (!link) return null
  return (
    <Row gap="l" rows="s" justify="between" wrap tone="ink2" padBlock="m" padInline="l" round="l" ground="sunken">
      <span>{invite.openLinkText()}</span>
      <Button size="compact" icon={<CopySimpleIcon size={18} />} onClick={() => void copy(link)}>
        {invite.openLink()}
      </Button>
    </Row>
  )
}
