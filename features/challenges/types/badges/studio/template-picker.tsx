import { useDebouncedValue } from '@mantine/hooks'
import { useId, useState } from 'react'
import type { CardSpec } from '#card/card-spec.ts'
import { FlatCard } from '#card/flat-card.tsx'
import { listAllTemplates, listTemplates } from '#features/templates/contract.ts'
import { isPublished, SEARCH_MAX } from '#features/templates/rules.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { ChoiceCard } from '#ui/fields/choice-card.tsx'
import { ProblemNote } from '#ui/fields/problem-note.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { ListSearch } from '#ui/lists/list-search.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { badgesFields } from '../studio-texts.ts'
import styles from './template-picker.module.css'

const SEARCH_MS = 250
const FOUND_AT_ONCE = 60
/** Below this number there is nothing to search. */
const SEARCHED_FROM = 11

type Props = {
  chosen: string[]
  onChange: (chosen: string[]) => void
  /** The title of a template that was chosen. */
  onNamed: (hash: string, title: string) => void
  /** Only Community templates, which members give to each other. */
  onlyCommunity: boolean
  error?: string | undefined
}

/** Published templates as cards to choose, by the hash of each. */
export function TemplatePicker({ chosen, onChange, onNamed, onlyCommunity, error }: Props) {
  const say = useTexts(badgesFields)
  const id = useId()
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim().slice(0, SEARCH_MAX), SEARCH_MS)
  const { templates, total } = useTemplates(asked, onlyCommunity)
  const change = (hash: string, title: string) => {
    onNamed(hash, title)
    onChange(chosen.includes(hash) ? chosen.filter((one) => one !== hash) : [...chosen, hash])
  }
  if (!templates) return null
  // A search or a first page shows only some of what can be chosen.
  const isWhole = asked === '' && total <= FOUND_AT_ONCE
  const chosenOf = isWhole
    ? say.chosenOf({ count: chosen.length, total: templates.length })
    : say.chosen({ count: chosen.length })
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <Row as="legend" below="s" gap="m" justify="between" full>
        {say.whichBadges()}
        <Text as="span" type="caption" tone="ink3" weight={400} aria-live="polite">
          {chosenOf}
        </Text>
      </Row>
      {(total >= SEARCHED_FROM || search !== '') && (
        <ListSearch label={say.searchBadges()} max={SEARCH_MAX} value={search} onChange={setSearch} />
      )}
      {templates.length === 0 && (
        <Text tone="ink2">
          {asked !== '' ? say.noneFound() : onlyCommunity ? say.noCommunityBadges() : say.noBadges()}
        </Text>
      )}
      <Grid gap="s" rows="m" pad="s" className={styles.cards}>
        {templates.map(({ hash, card, data: { name } }) => (
          <ChoiceCard look="picture" unseen key={hash} title={name}>
            <input
              type="checkbox"
              aria-label={name}
              aria-invalid={error ? true : undefined}
              checked={chosen.includes(hash)}
              onChange={() => change(hash, name)}
            />
            <span aria-hidden>
              <FlatCard spec={card as CardSpec} width={58} shadow={false} />
            </span>
          </ChoiceCard>
        ))}
      </Grid>
      {error && <ProblemNote id={id}>{error}</ProblemNote>}
    </fieldset>
  )
}

/** The published templates that were found, and how many there are without a search. */
function useTemplates(search: string, onlyCommunity: boolean) {
  const asked = { search, pageSize: FOUND_AT_ONCE }
  const kept = { placeholderData: <D,>(before: D | undefined) => before }
  const all = useQueryCall(listAllTemplates, asked, { quiet: true, ...kept, enabled: !onlyCommunity })
  const community = useQueryCall(
    listTemplates,
    { ...asked, type: 'community', status: 'published' },
    { quiet: true, ...kept, enabled: onlyCommunity },
  )
  const { data } = onlyCommunity ? community : all
  const templates = data?.templates.filter(({ contractState, hash }) => isPublished(contractState) && hash !== '')
  return { templates, total: Math.max(data?.pagination.totalCount ?? 0, templates?.length ?? 0) }
}
