import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type ReactNode, useState } from 'react'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Text } from '#ui/layout/text.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listChallenges } from '../contract.ts'
import { challengeProblems, challengesTab } from '../studio-texts.ts'
import { ChallengeTable } from './challenge-table.tsx'
import { LimitsDialog } from './limits-dialog.tsx'
import { NewChallengeDialog } from './new-challenge-dialog.tsx'

const CATALOGUES = [challengeProblems]
const COUNTED_MAX = 100

type Props = {
  /** The address of the queue of reviews. */
  reviewsHref: string
  /** The page's head and tabs, with the buttons of this tab. */
  head: (actions: ReactNode) => ReactNode
}

/** The challenges of a community, with what waits for review, and the form of a new one. */
export function ChallengesTab({ reviewsHref, head }: Props) {
  const say = useTexts(challengesTab)
  const query = useQueryCall(listChallenges, {})
  const [open, setOpen] = useState<'new' | 'limits'>()
  const begin = () => setOpen('new')
  useShortcut('n', begin, open === undefined)
  const create = (
    <Button kind="primary" icon={<PlusIcon size={16} weight="bold" />} shortcut="N" onClick={begin}>
      {say.new()}
    </Button>
  )
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      {head(
        <>
          <Button onClick={() => setOpen('limits')}>{say.limits()}</Button>
          <Button href={reviewsHref}>
            {say.reviews()} <ToReview count={query.data?.toReview ?? 0} />
          </Button>
          {create}
        </>,
      )}
      <Loaded query={query} coming={<RuledOutline kind="rows" count={8} />}>
        {({ challenges, templates, walletUrl }) =>
          challenges.length === 0 ? (
            <EmptyState outline="participation" title={say.emptyTitle()} text={say.emptyText()} action={create} />
          ) : (
            <ChallengeTable challenges={challenges} templates={templates} walletUrl={walletUrl} />
          )
        }
      </Loaded>
      {open === 'new' && <NewChallengeDialog onClose={() => setOpen(undefined)} />}
      {open === 'limits' && <LimitsDialog onClose={() => setOpen(undefined)} />}
    </CatalogueProvider>
  )
}

function ToReview({ count }: { count: number }) {
  const format = useFormat()
  if (count === 0) return null
  return (
    <Text as="span" padInline="xs" round="m" ground="pending" type="caption" tone="pending">
      {count >= COUNTED_MAX ? `${format.number(COUNTED_MAX - 1)}+` : format.number(count)}
    </Text>
  )
}
