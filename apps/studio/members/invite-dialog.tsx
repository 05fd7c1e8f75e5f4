import { claimProblems } from '#features/claims/texts.ts'
import { wayToPublish } from '#features/sends/studio/way-to-publish.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { InviteForm } from './invite-form.tsx'
import { inviteMembers } from './members-texts.ts'
import { useMembershipCards } from './use-membership-cards.ts'

const CATALOGUES = [claimProblems]

/** Invites people to collect a Membership card; without a published one it leads to the card. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useTexts(inviteMembers)
  const common = useTexts(words)
  const { query, cards, drafts } = useMembershipCards()
  if (cards && cards.length > 0) {
    return (
      <CatalogueProvider catalogues={CATALOGUES}>
        <InviteForm cards={cards} onClose={onClose} />
      </CatalogueProvider>
    )
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={invite.title()}
      object={cards && <CategoryOutline category="membership" width={88} />}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {common.cancel()}
          </Button>
          {cards && (
            <Button
              kind="primary"
              size="large"
              href={wayToPublish('membership', drafts, true) ?? '/templates/membership'}
              data-autofocus
            >
              {drafts > 0 ? invite.toDrafts() : invite.toCard()}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} coming={<RuledOutline kind="lines" count={2} />}>
        {() => <Text>{invite.noCard()}</Text>}
      </Loaded>
    </Dialog>
  )
}
