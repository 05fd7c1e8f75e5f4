import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise'
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple'
import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react'
import type { CardSide, CardSpec } from '#card/card-spec.ts'
import { CardStage } from '#card/card-stage.tsx'
import type { MountedCard } from '#card/scene/mount-card.ts'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { Button } from '#ui/buttons/button.tsx'
import { toastError } from '#ui/calls/toast.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { PeakTabs } from '#ui/frames/peak-tabs.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useView } from '#ui/lists/use-view.ts'
import { oneOf } from '#ui/lists/view-fields.ts'
import { CategoryGlyph } from '#ui/marks/category-glyph.tsx'
import { CategoryOutline } from '#ui/marks/category-outline.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { words } from '#ui/words/texts.ts'
import { getTemplate } from '../../contract.ts'
import type { Template } from '../../form/studio/form-values.ts'
import { DETAIL } from '../../list/studio/list-view.ts'
import { ANCHORING_REREAD_MS, type Category, isPublished } from '../../rules.ts'
import { categoryWords, detailWords } from '../../texts.ts'
import { lifeWords } from '../texts.ts'
import { DetailActions } from './detail-actions.tsx'
import { DetailInformation } from './detail-information.tsx'
import { downloadCard } from './download-card.ts'
import styles from './template-detail.module.css'
import type { useTemplateActions } from './use-template-actions.tsx'

const EXTRA_TABS = ['extra', 'insights'] as const
const VIEW = { tab: oneOf(['usual', 'information', 'history', ...EXTRA_TABS] as const, 'usual') }

/** A tab after the others, with the number of things that wait in it: it then opens first. */
export type ExtraTab = {
  /** How the address names it. */
  key: (typeof EXTRA_TABS)[number]
  label: string
  count?: number
  part: ComponentType<{ template: Template }>
}

type Props = {
  category: Category
  hash: string
  history: ComponentType<{ template: Template }>
  links: ComponentType<{ template: Template }>
  /** Tabs of higher features. */
  extras: readonly ExtraTab[]
  actions: ReturnType<typeof useTemplateActions>
  onSend: (template: Template) => void
  onClose: () => void
}

/** A template: the card with its numbers at the left; actions, facts and history at the right. */
export function TemplateDetail({ category, hash, history: History, links, extras, actions, onSend, onClose }: Props) {
  const detailTexts = useTexts(detailWords)
  const query = useQueryCall(
    getTemplate,
    { templateId: hash },
    { refetchInterval: ({ state }) => (state.data?.contractState === 'pending' ? ANCHORING_REREAD_MS : false) },
  )
  const template = query.data
  // Where the dialog has no column for the card: it is above the rest, on tablets beside its own figures.
  const isNarrow = useIsNarrow(1024)
  const isPhone = useIsNarrow()
  const widthAbove = isPhone ? 196 : 132
  const { view, show } = useView(VIEW, DETAIL)
  const [firstExtra, setFirstExtra] = useState<ExtraTab['key']>()
  const waiting = extras.find(({ count }) => count)?.key
  // Chosen rather than derived: the tab stays once nothing waits in it.
  if (!firstExtra && waiting) setFirstExtra(waiting)
  if (!template) {
    const isGone = query.error?.key === 'notFound'
    const outline = (width: number) => (
      <Row pad="xxxl" gap="xxl" className={styles.stage}>
        {!isGone && <CategoryOutline category={category} width={width} />}
      </Row>
    )
    return (
      <Dialog
        opened
        onClose={onClose}
        width={1164}
        isSteady
        above={<Above category={category} />}
        title={isGone ? detailTexts.gone() : <Coming />}
        stage={isNarrow ? undefined : outline(280)}
      >
        {isNarrow && outline(widthAbove)}
        {!isGone && (
          <Loaded query={query} coming={<RuledOutline kind="lines" count={6} />}>
            {() => null}
          </Loaded>
        )}
      </Dialog>
    )
  }
  const hasHistory = isPublished(template.contractState)
  const usual = firstExtra ?? (template.counts.distributed > 0 ? 'history' : 'information')
  const extra = extras.find(({ key }) => key === view.tab)
  const tab = view.tab === 'information' || view.tab === 'history' || extra ? view.tab : usual
  const Part = hasHistory ? partOf(tab, History, extras) : undefined
  return (
    <Dialog
      opened
      onClose={onClose}
      width={1164}
      isSteady
      above={<Above category={template.data.badgeCategory} />}
      title={template.data.name}
      stage={isNarrow ? undefined : <Stage template={template} width={280} />}
    >
      {isNarrow && <Stage template={template} width={widthAbove} />}
      <DetailActions template={template} actions={actions} links={links} onSend={() => onSend(template)} />
      {hasHistory && (
        <FromHere isOn={isNarrow && view.tab === 'history'}>
          <PeakTabs
            label={detailTexts.tabs()}
            active={tab}
            onSelect={(to) => show({ tab: to })}
            tabs={[
              { key: 'information', label: detailTexts.information() },
              { key: 'history', label: detailTexts.history() },
              ...extras.map(({ key, label, count }) => ({ key, label, ...(count && { count }) })),
            ]}
          />
        </FromHere>
      )}
      {Part ? (
        <Suspense fallback={<RuledOutline kind="lines" count={6} />}>
          <Part template={template} />
        </Suspense>
      ) : (
        <DetailInformation template={template} />
      )}
    </Dialog>
  )
}

type Part = ComponentType<{ template: Template }>

/** What a tab shows; undefined of the information, which needs no history. */
function partOf(tab: string, History: Part, extras: readonly ExtraTab[]): Part | undefined {
  return tab === 'history' ? History : extras.find(({ key }) => key === tab)?.part
}

/** Scrolls to its content once it is shown, where the card above would hide what was asked for. */
function FromHere({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null)
  const [isStart] = useState(isOn)
  useLayoutEffect(() => {
    const box = start.current?.parentElement
    // Not `scrollIntoView`, which would also move the head of the dialog out of sight.
    if (isStart && start.current && box)
      box.scrollTop += start.current.getBoundingClientRect().top - box.getBoundingClientRect().top
  }, [isStart])
  return (
    <div ref={start} className={isStart && isOn ? styles.start : undefined}>
      {children}
    </div>
  )
}

function Above({ category }: { category: Category }) {
  const names = useTexts(categoryWords)
  return (
    <Row as="span" inline gap="s">
      <CategoryGlyph category={category} size={18} /> {names[category]()}
    </Row>
  )
}

/** Placeholder for the title. */
function Coming() {
  const common = useTexts(words)
  return (
    <Text as="span" block round="s" className={styles.titleComing}>
      <span className="bz-hidden">{common.loading()}</span>
    </Text>
  )
}

function Stage({ template, width }: { template: Template; width: number }) {
  const detailTexts = useTexts(detailWords)
  const format = useFormat()
  const [side, setSide] = useState<CardSide>('front')
  const life = useTexts(lifeWords)
  const { distributed, collected, waiting, remaining } = template.counts
  const card = template.card as CardSpec
  const handle = useRef<MountedCard>(undefined)
  const download = async () => {
    if (!handle.current) return
    await downloadCard(handle.current, card.title).catch(() => toastError(detailTexts.notDownloaded()))
  }
  return (
    <Row pad="xxxl" gap="xxl" className={styles.stage}>
      <CardStage spec={card} side={side} onFlip={setSide} width={width} handle={handle} />
      <Row gap="s" align="stretch" className={styles.buttons}>
        {card.category !== 'role' && (
          <Button icon={<ArrowsClockwiseIcon size={20} />} onClick={() => setSide(side === 'front' ? 'back' : 'front')}>
            {detailTexts.flip()}
          </Button>
        )}
        <Button icon={<DownloadSimpleIcon size={20} />} onClick={() => void download()}>
          {detailTexts.download()}
        </Button>
      </Row>
      {isPublished(template.contractState) && (
        <Row as="dl" full align="start" lined="above" centered className={styles.figures}>
          {[
            { label: detailTexts.distributed({ count: distributed }), value: distributed },
            { label: detailTexts.collected({ count: collected }), value: collected },
            { label: detailTexts.waiting(), value: waiting },
            ...(remaining < 0 ? [] : [{ label: life.remaining({ count: remaining }), value: remaining }]),
          ].map(({ label, value }) => (
            <Box key={label} grow>
              <dd className="bz-figure">{format.number(value)}</dd>
              <Text as="dt" type="small" tone="ink2">
                {label}
              </Text>
            </Box>
          ))}
        </Row>
      )}
    </Row>
  )
}
