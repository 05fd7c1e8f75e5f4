import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { NEW_QUEST_HREF, QUESTS_HREF, readQuestsPlace, tabHref } from '#features/quests/studio/addresses.ts'
import { QuestsPage } from '#features/quests/studio/quests-page.tsx'
import { questFieldProblems } from '#features/quests/studio-texts.ts'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useMe } from '../shell/use-me.ts'

const QuestFormDialog = lazyPart(() =>
  import('#features/quests/studio/quest-form-dialog.tsx').then((module) => module.QuestFormDialog),
)

const ReviewsPage = lazyPart(() =>
  import('#features/challenges/reviews/studio/reviews-page.tsx').then((module) => module.ReviewsPage),
)

const CATALOGUES = [questFieldProblems]

/** /settings/quests and everything below it: the tabs, the queue of reviews, and the form of a quest over the list. */
export function QuestsScreen() {
  const { part = '' } = useParams({ strict: false })
  const place = readQuestsPlace(part, useSearch({ strict: false }))
  const navigate = useNavigate()
  const { issuer } = useMe()
  if (!issuer) return null
  if (place.tab === 'reviews') {
    return (
      <Suspense>
        <ReviewsPage key={issuer.did} />
      </Suspense>
    )
  }
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <QuestsPage
        key={issuer.did}
        did={issuer.did}
        tab={place.tab === 'challenges' || place.tab === 'ranking' ? place.tab : 'quests'}
        onTab={(tab) => void navigate({ href: tabHref(tab), resetScroll: false })}
        onNew={() => void navigate({ href: NEW_QUEST_HREF })}
      />
      <Suspense>
        {place.tab === 'form' && (
          <QuestFormDialog
            questId={place.questId}
            copy={place.copy}
            onClose={() => void navigate({ href: QUESTS_HREF, resetScroll: false })}
          />
        )}
      </Suspense>
    </CatalogueProvider>
  )
}
