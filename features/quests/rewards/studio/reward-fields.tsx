import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { listAllTemplates } from '#features/templates/contract.ts'
import { isSendable, SEARCH_MAX } from '#features/templates/rules.ts'
import { categoryWords } from '#features/templates/texts.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { useTexts } from '#ui/words/language.tsx'
import type { QuestValues } from '../../studio/form-values.ts'
import styles from '../../studio/quest-form.module.css'
import { questForm } from '../../studio-texts.ts'
import { RewardMark } from './reward-mark.tsx'

const SEARCH_MS = 250
const FOUND_AT_ONCE = 60

type Props = {
  values: QuestValues
  change: (part: Partial<QuestValues>) => void
  error: (field: 'rewardPoints' | 'rewardTemplateHash') => string | undefined
  mayGive: boolean
}

/** What finishing the quest gives: points, where the community may give some, and a badge with its card. */
export function RewardFields({ values, change, error, mayGive }: Props) {
  const say = useTexts(questForm)
  const points = /^\d+$/.test(values.points) ? Number(values.points) : 0
  return (
    <Row gap="l" align="start" wrap>
      {mayGive && (
        <div className={styles.short}>
          <TextField
            label={say.rewardPoints()}
            inputMode="numeric"
            value={values.points}
            placeholder="0"
            onChange={(typed) => change({ points: typed })}
            error={error('rewardPoints')}
          />
        </div>
      )}
      <Box className={styles.long}>
        <BadgeField values={values} change={change} error={error('rewardTemplateHash')} />
      </Box>
      <Box fixed>
        <RewardMark points={points} card={values.rewardCard ?? undefined} />
      </Box>
    </Row>
  )
}

function BadgeField({ values, change, error }: Pick<Props, 'values' | 'change'> & { error: string | undefined }) {
  const say = useTexts(questForm)
  const names = useTexts(categoryWords)
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim().slice(0, SEARCH_MAX), SEARCH_MS)
  const { data, isFetching } = useQueryCall(
    listAllTemplates,
    { search: asked === values.rewardTitle ? '' : asked, pageSize: FOUND_AT_ONCE },
    { quiet: true, placeholderData: (before) => before },
  )
  const found = (data?.templates ?? []).filter(
    ({ contractState, data: { badgeCategory } }) =>
      // Members have their Membership card.
      isSendable(contractState) && badgeCategory !== 'membership',
  )
  const options = found.map(({ hash, data: { name, badgeCategory } }) => ({
    value: hash,
    label: say.badgeOption({ title: name, category: names[badgeCategory]() }),
  }))
  const isListed = options.some(({ value }) => value === values.rewardTemplateHash)
  const own = { value: values.rewardTemplateHash, label: values.rewardTitle }
  const choose = (hash: string | null) => {
    const template = found.find((one) => one.hash === hash)
    if (hash === null) change({ rewardTemplateHash: '', rewardTitle: '', rewardCard: null })
    else if (template) {
      change({ rewardTemplateHash: hash, rewardTitle: template.data.name, rewardCard: template.card })
    }
  }
  return (
    <SearchSelect
      label={say.rewardBadge()}
      optional
      clearable
      placeholder={say.noBadge()}
      nothingFoundMessage={say.noBadgeFound()}
      data={values.rewardTemplateHash === '' || isListed ? options : [own, ...options]}
      value={values.rewardTemplateHash || null}
      onChange={choose}
      onSearchChange={setSearch}
      filter={({ options: all }) => all}
      isSearching={isFetching}
      clearButtonProps={{ 'aria-label': say.clearBadge() }}
      error={error}
    />
  )
}
