import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { NEW_QUEST_HREF, readQuestsPlace, tabHref } from '#features/quests/studio/places.ts'
import { QuestsPage } from '#features/quests/studio/quests-page.tsx'
import { questFormProblems } from '#features/quests/studio-texts.ts'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useMe } from '../shell/use-me.ts'

const CATALOGUES = [questFormProblems]

/** /settings/quests and everything below it: the tabs, the queue of reviews, and the form of a quest over the list. */
export function QuestsScreen() {
  const { part = '' } = useParams({ strict: false })
  const place = readQuestsPlace(part, useSearch({ strict: false }))
  const navigate = useNavigate()
  const { issuer } = useMe()
  if (!issuer) return null
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <QuestsPage
        key={issuer.did}
        tab={place.tab === 'challenges' || place.tab === 'ranking' ? place.tab : 'quests'}
        onTab={(tab) => void navigate({ href: tabHref(tab), resetScroll: false })}
        onNew={() => void navigate({ href: NEW_QUEST_HREF })}
      />
    </CatalogueProvider>
  )
}
