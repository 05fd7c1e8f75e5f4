import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { Output } from '#base/endpoint.ts'
import { moveInGrid } from '#ui/browser/move-in-grid.ts'
import { useIsNarrow } from '#ui/browser/use-is-narrow.ts'
import { useShortcut } from '#ui/browser/use-shortcut.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { lazyPart } from '#ui/calls/lazy-part.ts'
import { useQueryCall } from '#ui/calls/use-call.ts'
import { PageHead } from '#ui/frames/page-head.tsx'
import { Box } from '#ui/layout/box.tsx'
import { Grid } from '#ui/layout/grid.tsx'
import { EmptyState } from '#ui/lists/empty-state.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { Pager } from '#ui/lists/pager.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { CATEGORY_FIELDS } from '../../category-rules.ts'
import { countTemplates, getTemplate, listTemplates } from '../../contract.ts'
import { offeredCards, type UsedCard } from '../../first/studio/offered-cards.ts'
import { UsedNote } from '../../first/studio/used-note.tsx'
import type { Template } from '../../form/studio/form-values.ts'
import type { ExtraTab } from '../../life/studio/template-detail.tsx'
import { type SendDialogType, TemplateDialogs } from '../../life/studio/template-dialogs.tsx'
import { useTemplateActions } from '../../life/studio/use-template-actions.tsx'
import { ANCHORING_REREAD_MS, type Category, isSendable, PAGE_SIZE } from '../../rules.ts'
import { useOwnRights } from '../../studio/use-own-rights.ts'
import { categoryWords, emptyWords, listWords, orderWords } from '../../texts.ts'
import { ListHead } from './list-head.tsx'
import { historyOf, idOf, listOf } from './list-view.ts'
import styles from './template-list.module.css'
import { TemplateTile } from './template-tile.tsx'
import { useListView } from './use-list-view.ts'

const FirstCards = lazyPart(() => import('../../first/studio/first-cards.tsx').then((module) => module.FirstCards))
const TemplateDetail = lazyPart(() =>
  import('../../life/studio/template-detail.tsx').then((module) => module.TemplateDetail),
)

type Props = {
  category: Category
  /** The first card that was used in this visit, and a way to show one in the list of its category. */
  used: UsedCard | undefined
  onUsed: (used: UsedCard) => void
  /** Passed in by the app: sending and history are features above this one. */
  sendDialog: SendDialogType
  history: ComponentType<{ template: Template }>
  links: ComponentType<{ template: Template; compact?: boolean }>
  shareDialog: ComponentType<{ templateId: string; onClose: () => void }>
  /** Tabs of the open template, from features above this one. */
  extras: readonly ExtraTab[]
  /** More actions on a template, from features above this one. */
  moreOf: (template: Template) => MenuChoice[]
}

/** The list of a category's templates with its dialogs; the address holds which one is open. */
export function TemplateListPage(props: Props) {
  const { category, used, onUsed, sendDialog: SendDialog, history, links, shareDialog } = props
  const listTexts = useTexts(listWords)
  const names = useTexts(categoryWords)
  const { view, show } = useListView()
  const { isAdmin, mayCreate } = useOwnRights()
  const counted = useQueryCall(countTemplates, {}, { quiet: true }).data?.counts
  const asks = CATEGORY_FIELDS[category]
  const list = useQueryCall(
    listTemplates,
    listOf(category, view),
    // The previous cards are of the same category (each has its own page, by key), and keep the filter in place while
    // the next ones load.
    {
      placeholderData: (before) => before,
      refetchInterval: ({ state }) => (state.data?.templates.some(isAnchoring) ? ANCHORING_REREAD_MS : false),
    },
  )
  const { data, isPlaceholderData } = list
  const actions = useTemplateActions(mayCreate, show, props.moreOf)
  const isFiltered = view.filter !== ''
  // The phone's bar already has Send.
  const isPhone = useIsNarrow()
  const create = () => show({ add: 1 })
  const offered = mayCreate && !isFiltered ? offeredCards(category, counted, isAdmin) : []
  // Nothing to send yet.
  const isFirst = offered.length > 0 && data?.counts.all === 0
  const usedHere = used?.category === category && data?.templates.find(({ id }) => id === used.templateId)
  const isCreator = mayCreate && asks.title
  useShortcut('N', create, isCreator && !view.isDialogOpen)
  // A community usually has one membership card: Send there sends the first.
  const first = category === 'membership' && view.send === '1' ? data?.templates.find(isSendableTemplate) : undefined
  const picked = first ? idOf(first) : view.send === '1' ? undefined : view.send
  const sent = useQueryCall(getTemplate, { templateId: picked ?? '' }, { enabled: picked !== undefined })
  return (
    <>
      <PageHead
        title={names[category]()}
        count={isFirst ? undefined : data?.counts.all}
        explanation={names[`${category}For`]()}
        actions={
          <>
            {!isPhone && category !== 'community' && (mayCreate || data?.counts.all !== 0) && !isFirst && (
              <Button icon={<PaperPlaneTiltIcon size={20} />} onClick={() => show({ send: 1 })}>
                {listTexts.send()}
              </Button>
            )}
            {isCreator && (data?.counts.all !== 0 || isFiltered || offered.length > 0) && (
              <Button
                kind={offered.length > 0 || usedHere ? 'secondary' : 'primary'}
                icon={<PlusIcon size={18} weight="bold" />}
                shortcut="N"
                aria-label={listTexts.newTemplate()}
                onClick={create}
              >
                {isPhone ? listTexts.newShort() : listTexts.newTemplate()}
              </Button>
            )}
          </>
        }
      />
      {data && <ListHead key={category} category={category} counts={data.counts} view={view} show={show} />}
      {usedHere && usedHere.counts.distributed === 0 && used && (
        <UsedNote category={used.category} onSend={() => show({ send: idOf(usedHere) })} />
      )}
      <Loaded query={list} coming={<RuledOutline kind="card" category={category} count={8} />}>
        {(read) => (
          <Tiles
            category={category}
            mayCreate={mayCreate}
            firstCards={
              offered.length > 0 && (
                <Suspense>
                  <FirstCards offered={offered} follow={actions.setRunning} onUsed={onUsed} />
                </Suspense>
              )
            }
            isCounted={counted !== undefined}
            list={read}
            isStale={isPlaceholderData}
            view={view}
            show={show}
            actions={actions}
            links={links}
          />
        )}
      </Loaded>
      <Suspense>
        {view.hash && (
          <TemplateDetail
            hash={view.hash}
            category={category}
            history={history}
            links={links}
            extras={props.extras}
            actions={actions}
            onSend={(template) => show({ hash: undefined, send: idOf(template) })}
            onClose={() => show({ hash: undefined })}
          />
        )}
        {view.send && (data || view.send !== '1') && (!picked || sent.data || sent.error) && (
          <SendDialog
            category={category}
            template={picked ? sent.data : undefined}
            onClose={() => show({ send: undefined })}
            onSent={(template) => show({ send: undefined, ...historyOf(idOf(template)) })}
          />
        )}
      </Suspense>
      <TemplateDialogs category={category} actions={actions} sendDialog={SendDialog} shareDialog={shareDialog} />
    </>
  )
}

function isAnchoring({ contractState }: Template): boolean {
  return contractState === 'pending'
}

function isSendableTemplate({ contractState }: Template): boolean {
  return isSendable(contractState)
}

type TilesProps = Pick<Props, 'category'> & {
  mayCreate: boolean
  /** The first cards of a new community, in place of an empty list or below a short one. */
  firstCards: ReactNode
  /** Whether it is known which first cards there are. */
  isCounted: boolean
  list: Output<typeof listTemplates>
  /** The list is still that of the previous page, whose cursors lead elsewhere. */
  isStale: boolean
  view: ReturnType<typeof useListView>['view']
  show: ReturnType<typeof useListView>['show']
  actions: ReturnType<typeof useTemplateActions>
  links: Props['links']
}

function Tiles({ category, mayCreate, firstCards, isCounted, list, isStale, view, show, actions, links }: TilesProps) {
  const listTexts = useTexts(listWords)
  const empty = useTexts(emptyWords)
  const orderTexts = useTexts(orderWords)
  if (list.counts.all === 0 && view.filter !== '') {
    return <EmptyState outline={category} title={orderTexts.nothing()} text={orderTexts.nothingText()} />
  }
  // People who cannot create are led to a category with templates, so they have none at all.
  if (list.counts.all === 0 && !mayCreate) {
    return <EmptyState outline={category} title={empty.noneOfFolders()} text={empty.noneOfFoldersText()} />
  }
  if (list.counts.all === 0 && (firstCards || !isCounted)) return firstCards
  if (list.counts.all === 0) {
    return (
      <EmptyState
        outline={category}
        title={empty[category]()}
        text={empty[`${category}Text`]()}
        action={
          <Button
            kind="primary"
            icon={<PlusIcon size={18} weight="bold" />}
            {...(CATEGORY_FIELDS[category].title && { shortcut: 'N' })}
            onClick={() => show({ add: 1 })}
          >
            {listTexts.newTemplate()}
          </Button>
        }
        example={
          <button type="button" className="bz-link" onClick={() => show({ add: 1, first: 1 })}>
            {listTexts.fromExample()}
          </button>
        }
      />
    )
  }
  if (list.templates.length === 0)
    return <EmptyState outline={category} title={listTexts.emptyTab()} text={listTexts.emptyTabText()} />
  return (
    <>
      <Grid as="ul" above="xl" least="m" gap="xl" className={styles.grid} onKeyDown={moveInGrid}>
        {list.templates.map((template) => (
          <TemplateTile
            key={template.id}
            template={template}
            links={links}
            onOpen={() => show({ hash: idOf(template) })}
            onSend={() => show({ send: idOf(template) })}
            choices={actions.choicesOf(template)}
          />
        ))}
      </Grid>
      {list.pagination.totalPages > 1 && (
        <Pager
          page={view.page}
          pageSize={PAGE_SIZE}
          total={list.pagination.totalCount}
          onPage={(page) => {
            if (isStale) return show({ page, after: undefined, before: undefined })
            show(
              page > view.page
                ? { page, after: list.last, before: undefined }
                : { page, before: list.first, after: undefined },
            )
          }}
        />
      )}
      {firstCards && <Box padBlock="xl">{firstCards}</Box>}
    </>
  )
}
