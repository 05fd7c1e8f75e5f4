import { useState } from 'react'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Fact, Facts } from '#ui/lists/facts.tsx'
import { FigureChain } from '#ui/lists/figure-chain.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import type { Insights } from '../contract.ts'
import { definitionWords } from '../definition-texts.ts'
import { figureWords } from '../figure-texts.ts'
import { type Period, percentOf } from '../rules.ts'
import { insightsWords } from '../texts.ts'

type Figure = 'sent' | 'delivered' | 'opened' | 'collected' | 'shared' | 'checked'
const BEFORE = {
  '7days': 'before7days',
  '30days': 'before30days',
  '12months': 'before12months',
  days: 'beforeDays',
} as const

/** The chain of figures; a press on one shows what it counts. */
export function Figures({ insights, period }: { insights: Insights; period: Period }) {
  const names = useTexts(figureWords)
  const [open, setOpen] = useState<Figure>()
  const notes = useNotes(insights, period)
  const figures = (['sent', 'delivered', 'opened', 'collected', 'shared', 'checked'] as const).map((key) => ({
    key,
    label: names[key](),
    value: insights.chain[key],
    onPress: () => setOpen(key),
    ...notes[key],
    // What is checked is no part of what was sent.
    share: key === 'checked' ? undefined : (percentOf(insights.chain[key], insights.chain.sent) ?? 0),
  }))
  const definitions = useTexts(definitionWords)
  return (
    <>
      <FigureChain label={useTexts(insightsWords).chain()} figures={figures} />
      <Dialog opened={open !== undefined} onClose={() => setOpen(undefined)} title={open ? names[open]() : ''}>
        {open && (
          <>
            <Text below="m">{definitions[open]()}</Text>
            {open !== 'checked' && <Text tone="ink2">{definitions.rule()}</Text>}
          </>
        )}
      </Dialog>
    </>
  )
}

function useNotes({ chain, before }: Insights, period: Period) {
  const say = useTexts(insightsWords)
  const format = useFormat()
  const part = (of: number, whole: number, words: typeof say.ofDelivered) => {
    const percent = percentOf(of, whole)
    return percent === undefined ? {} : { note: words({ percent }) }
  }
  const shown = period === 'start' ? undefined : BEFORE[period]
  return {
    sent: before && before.sent > 0 && shown ? { note: say[shown]({ count: format.number(before.sent) }) } : {},
    delivered: { note: say.cameBack({ count: chain.cameBack }) },
    opened: part(chain.opened, chain.delivered, say.ofDelivered),
    collected: part(chain.collected, chain.delivered, say.ofDelivered),
    shared: part(chain.shared, chain.collected, say.ofCollected),
    checked: { note: say.anyTime() },
  }
}

const DEFINED = ['sent', 'cameBack', 'delivered', 'opened', 'collected', 'shared', 'checked'] as const

/** Every definition, at the foot of the page. */
export function Definitions({ zone }: { zone: string }) {
  const say = useTexts(definitionWords)
  const names = useTexts(figureWords)
  return (
    <Section title={say.title()} lead={say.rule()} lined="above">
      <Facts>
        {DEFINED.map((key) => (
          <Fact key={key} label={names[key]()}>
            {say[key]()}
          </Fact>
        ))}
      </Facts>
      <Text tone="ink2" width="text">
        {say.columns()} {say.days({ zone })}
      </Text>
    </Section>
  )
}
