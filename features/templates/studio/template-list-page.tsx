import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneTilt'
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus'
import type { ComponentType } from 'react'
import type { Output } from '#base/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { useTexts } from '#ui/language.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Pager } from '#ui/pager.tsx'
import { PeakTabs } from '#ui/peak-tabs.tsx'
import { RuledOutline } from '#ui/ruled-outline.tsx'
import { useQueryCall } from '#ui/use-call.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { getTemplate, listTemplates } from '../contract.ts'
import { PAGE_SIZE } from '../rules.ts'
import { categoryWords, listWords } from '../texts.ts'
import type { Template } from './form-values.ts'
import { TemplateDetail } from './template-detail.tsx'
import styles from './template-tile.module.css'
import { TemplateTile } from './template-tile.tsx'
import { useListView } from './use-list-view.ts'
import { useTemplateActions } from './use-template-actions.tsx'

export type ListStatus = 'all' | 'published' | 'unpublished'

type Props = {
  /** Handed over by the app: sending and history are features above this one. */
  sendDialog: ComponentType<{ template?: Template; onClose: () => void; onSent?: (template: Template) => void }>
  history: ComponentType<{ template: Template }>
}

/** The list of Basic templates with its dialogs; what is open stands in the address (specification 2, section 2). */
export function TemplateListPage({ sendDialog: SendDialog, history }: Props) {
  const t = useTexts(listWords)
  const names = useTexts(categoryWords)
  const { view, show } = useListView()
  const { data } = useQueryCall(
    listTemplates,
    { type: 'basic', status: view.status, pageNumber: view.page },
    { placeholderData: (before) => before },
  )
  const actions = useTemplateActions(show)
  const create = () => show({ add: 1 })
  useShortcut('N', create, !view.isDialogOpen)
  const isPicked = view.send !== undefined && view.send !== '1'
  const sent = useQueryCall(getTemplate, { templateId: view.send ?? '' }, { enabled: isPicked })
  return (
    <>
      <PageHead
        title={names.basic()}
        count={data?.counts.all}
        explanation={names.basicFor()}
        actions={
          <>
            {Boolean(data?.counts.published) && (
              <Button icon={<PaperPlaneTiltIcon size={20} />} onClick={() => show({ send: 1 })}>
                {t.send()}
              </Button>
            )}
            {data?.counts.all !== 0 && (
              <Button kind="primary" icon={<PlusIcon size={18} weight="bold" />} shortcut="N" onClick={create}>
                {t.newTemplate()}
              </Button>
            )}
          </>
        }
      />
      {data && data.counts.all > 0 && (
        <PeakTabs<ListStatus>
          label={t.tabs()}
          active={view.status}
          onSelect={(status) => show({ status, page: 1 })}
          tabs={(['all', 'published', 'unpublished'] as const).map((key) => ({
            key,
            label: t[key](),
            count: data.counts[key],
          }))}
        />
      )}
      {data ? <Tiles list={data} view={view} show={show} actions={actions} /> : <RuledOutline kind="card" count={8} />}
      {view.hash && (
        <TemplateDetail
          hash={view.hash}
          history={history}
          actions={actions}
          onSend={(template) => show({ hash: undefined, send: idOf(template) })}
          onClose={() => show({ hash: undefined })}
        />
      )}
      {view.send && (!isPicked || sent.data || sent.error) && (
        <SendDialog
          template={isPicked ? sent.data : undefined}
          onClose={() => show({ send: undefined })}
          onSent={(template) => show({ send: undefined, hash: idOf(template) })}
        />
      )}
      {actions.dialogs}
    </>
  )
}

/** What an address names a template by: its hash without 0x, or a draft's id. */
export function idOf(template: { id: string; hash: string }): string {
  return template.hash ? template.hash.replace(/^0x/, '') : template.id
}

type TilesProps = {
  list: Output<typeof listTemplates>
  view: ReturnType<typeof useListView>['view']
  show: ReturnType<typeof useListView>['show']
  actions: ReturnType<typeof useTemplateActions>
}

function Tiles({ list, view, show, actions }: TilesProps) {
  const t = useTexts(listWords)
  if (list.counts.all === 0) {
    return (
      <EmptyState
        outline="basic"
        title={t.emptyTitle()}
        text={t.emptyText()}
        action={
          <Button
            kind="primary"
            icon={<PlusIcon size={18} weight="bold" />}
            shortcut="N"
            onClick={() => show({ add: 1 })}
          >
            {t.newTemplate()}
          </Button>
        }
      />
    )
  }
  if (list.templates.length === 0) return <EmptyState outline="basic" title={t.emptyTab()} text={t.emptyTabText()} />
  return (
    <>
      <ul className={styles.grid}>
        {list.templates.map((template) => (
          <TemplateTile
            key={template.id}
            template={template}
            onOpen={() => show({ hash: idOf(template) })}
            onSend={() => show({ send: idOf(template) })}
            choices={actions.choicesOf(template)}
          />
        ))}
      </ul>
      {list.pagination.totalPages > 1 && (
        <Pager
          page={view.page}
          pageSize={PAGE_SIZE}
          total={list.pagination.totalCount}
          onPage={(page) => show({ page })}
        />
      )}
    </>
  )
}
