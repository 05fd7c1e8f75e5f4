import { HelpLink } from '#features/help/view/help-link.tsx'
import { PageLink } from '#ui/buttons/page-link.tsx'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { useView } from '#ui/lists/use-view.ts'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { CatalogueProvider } from '#ui/words/catalogue.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { getInsights, type Insights } from '../contract.ts'
import { insightsProblems, insightsWords } from '../texts.ts'
import { WeeklySwitch } from '../weekly/studio/weekly-switch.tsx'
import { Answered } from './answered.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FigureTable } from './figure-table.tsx'
import { Definitions } from './figures.tsx'
import type { HistoryOf } from './history-of.ts'
import { InsightsBody } from './insights-body.tsx'
import { InsightsFilters } from './insights-filters.tsx'
import { INSIGHTS_VIEW, periodOf } from './insights-view.ts'
import { TemplatesTable } from './templates-table.tsx'

type Props = {
  /** Whether the community has, or may have, communities below it whose figures this person may add. */
  hasSubs: boolean
  historyOf: HistoryOf
  templateHref: (templateId: string, category: string) => string
  /** The community's name, in its export. */
  community: string
  isAdmin: boolean
  /** Pages that are there, of which it says a line. */
  pages: AlsoPages
}

const CATALOGUES = [insightsProblems]

/** /settings/insights: what happened to the badges that were sent, and where they stop. */
export function InsightsPage({ community, isAdmin, pages, hasSubs, historyOf, templateHref }: Props) {
  const say = useTexts(insightsWords)
  const { view, show } = useView(INSIGHTS_VIEW)
  const { period, template, order, page } = view
  const one = template === '' ? {} : { templateId: template }
  const query = useQueryCall(
    getInsights,
    { ...periodOf(view), ...one, withSubs: view.subs === 'with', order, pageNumber: page, pageSize: Number(view.rows) },
    { placeholderData: (shown) => shown },
  )
  return (
    <CatalogueProvider catalogues={CATALOGUES}>
      <PageHead
        title={say.title()}
        explanation={say.lead()}
        help={<HelpLink guide="insights" />}
        actions={<ExportMenu community={community} asked={{ ...periodOf(view), ...one }} />}
      />
      <Stack gap="xxl">
        <InsightsFilters view={view} span={query.data} onShow={show} problem={query.error?.key} hasSubs={hasSubs} />
        <Answered problem={query.error?.key} onAll={() => show({ template: '' })}>
          <Loaded query={query} coming={<RuledOutline kind="lines" count={8} />}>
            {(insights) => (
              <>
                <InsightsBody insights={insights} period={period} historyOf={historyOf} />
                {(insights.rows.length > 0 || insights.rest) && template === '' && (
                  <TemplatesTable insights={insights} view={view} onShow={show} templateHref={templateHref} />
                )}
                <Subs insights={insights} />
                <Also insights={insights} pages={pages} />
                {isAdmin && <WeeklySwitch />}
                <Definitions zone={insights.zone} />
              </>
            )}
          </Loaded>
        </Answered>
      </Stack>
    </CatalogueProvider>
  )
}

function Subs({ insights: { subs } }: { insights: Insights }) {
  const say = useTexts(insightsWords)
  if (subs.length === 0) return null
  return (
    <Section title={say.subs()}>
      <FigureTable
        label={say.subs()}
        first={say.community()}
        lines={subs.map((sub) => ({ ...sub, key: sub.issuerId, title: sub.name }))}
      />
    </Section>
  )
}

type AlsoPages = { quests: boolean; channel: boolean; members: boolean }

/** What else there is, with a link to where it is shown. */
function Also({ insights: { also }, pages }: { insights: Insights; pages: AlsoPages }) {
  const say = useTexts(insightsWords)
  if (!also) return null
  const quests = say.questsLine({ started: also.questsStarted, finished: also.questsFinished })
  const lines = [
    { page: 'quests', text: quests },
    { page: 'channel', text: say.postsLine({ written: also.posts, seen: also.postsSeen }) },
    { page: 'members', text: say.membersLine({ count: also.members }) },
  ] as const
  return (
    <Row as="nav" gap="xxl" rows="s" wrap aria-label={say.also()}>
      {lines
        .filter(({ page }) => pages[page])
        .map(({ page, text }) => (
          <Text as="span" key={page}>
            <PageLink className="bz-link" href={`/settings/${page}`}>
              {text}
            </PageLink>
          </Text>
        ))}
    </Row>
  )
}
