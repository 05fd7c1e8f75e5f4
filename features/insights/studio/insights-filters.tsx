import { lazy, Suspense, useState } from 'react'
import { listTemplateNames } from '#features/templates/list/contract.ts'
import { isPublished } from '#features/templates/rules.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { isDay } from '#ui/fields/days/read-day.ts'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { FilterChip } from '#ui/marks/filter-chip.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { PERIODS } from '../rules.ts'
import { insightsProblems, insightsWords } from '../texts.ts'
import styles from './insights.module.css'
import type { InsightsView } from './insights-view.ts'
import { useDays } from './use-days.ts'

const DateField = lazy(() => import('#ui/fields/days/date-field.tsx').then((module) => ({ default: module.DateField })))

type Props = {
  view: InsightsView
  /** The days that are shown, once they are known. */
  span: { from: string; to: string } | undefined
  onShow: (change: Partial<InsightsView>) => void
  /** Why the named days were refused. */
  problem: string | undefined
  /** A template's own tab chooses no template. */
  isOfOne?: boolean
  /** Communities below this one can be added. */
  hasSubs?: boolean
}

/** The period as chips, the days that it has, and the template. */
export function InsightsFilters({ view, span, onShow, problem, isOfOne = false, hasSubs = false }: Props) {
  const say = useTexts(insightsWords)
  const days = useDays()
  const [isChoosing, setChoosing] = useState(view.period === 'days')
  const choose = (period: InsightsView['period']) => {
    setChoosing(period === 'days')
    if (period !== 'days') onShow({ period, from: '', to: '' })
  }
  return (
    <>
      <Row gap="m" rows="s" wrap justify="between">
        <Row as="fieldset" gap="s" rows="s" wrap>
          <legend className="bz-hidden">{say.periods()}</legend>
          {PERIODS.map((period) => (
            <FilterChip
              key={period}
              selected={isChoosing ? period === 'days' : view.period === period}
              onSelect={() => choose(period)}
            >
              {say[period]()}
            </FilterChip>
          ))}
          {span && (
            <Text as="span" tone="ink2" role="status">
              {say.span({ from: days.short(span.from), to: days.full(span.to) })}
            </Text>
          )}
        </Row>
        {!isOfOne && (
          <Row gap="s" rows="s" wrap className={styles.scope}>
            {hasSubs && view.template === '' && (
              <FilterChip
                selected={view.subs === 'with'}
                onSelect={() => onShow({ subs: view.subs === 'with' ? '' : 'with' })}
              >
                {say.withSubs()}
              </FilterChip>
            )}
            <TemplateChoice chosen={view.template} onChoose={(template) => onShow({ template })} />
          </Row>
        )}
      </Row>
      {isChoosing && <NamedDays view={view} span={span} onShow={onShow} problem={problem} />}
    </>
  )
}

function NamedDays({ view, span, onShow, problem }: Pick<Props, 'view' | 'span' | 'onShow' | 'problem'>) {
  const say = useTexts(insightsWords)
  const refusals = useTexts(insightsProblems)
  const [from, setFrom] = useState(view.from || (span?.from ?? ''))
  const [to, setTo] = useState(view.to || (span?.to ?? ''))
  const [isAsked, setAsked] = useState(false)
  const isBackward = isDay(from) && isDay(to) && to < from
  const missing = (day: string) => (isAsked && !isDay(day) ? say.missingDay() : undefined)
  const isAnswered = view.period === 'days' && view.from === from && view.to === to
  const refused = isAnswered && problem === 'dayInvalid' ? refusals.dayInvalid() : undefined
  return (
    <Suspense fallback={<Box style={{ minHeight: 64 }} />}>
      <Row
        as="form"
        gap="m"
        rows="s"
        wrap
        align="start"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked(true)
          if (isDay(from) && isDay(to) && !isBackward) return onShow({ period: 'days', from, to })
          const [first, last] = event.currentTarget.querySelectorAll('input')
          ;(isDay(from) ? last : first)?.focus()
        }}
      >
        <DateField label={say.from()} value={from} onChange={setFrom} error={missing(from) ?? refused} />
        <DateField
          label={say.to()}
          value={to}
          onChange={setTo}
          error={missing(to) ?? (isBackward ? refusals.periodInvalid() : undefined)}
        />
        <Box style={{ paddingTop: 24 }}>
          <Button type="submit">{say.show()}</Button>
        </Box>
      </Row>
    </Suspense>
  )
}

function TemplateChoice({ chosen, onChoose }: { chosen: string; onChoose: (templateId: string) => void }) {
  const say = useTexts(insightsWords)
  // Where the names are not read, the page of all templates is still there.
  const { data } = useQueryCall(listTemplateNames, {}, { quiet: true })
  const published = (data?.templates ?? []).filter(({ state }) => isPublished(state))
  return (
    <Box className={styles.choice}>
      <SearchSelect
        label={<span className="bz-hidden">{say.template()}</span>}
        placeholder={say.allTemplates()}
        clearable
        value={chosen || null}
        onChange={(id) => onChoose(id ?? '')}
        data={published.map(({ id, title }) => ({ value: id, label: title }))}
      />
    </Box>
  )
}
