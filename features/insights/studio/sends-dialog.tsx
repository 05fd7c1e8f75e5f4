import { Button } from '#ui/buttons/button.tsx'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { listInsightSends } from '../contract.ts'
import { tableWords } from '../texts.ts'
import { FigureTable } from './figure-table.tsx'
import { type InsightsView, periodOf } from './insights-view.ts'

type Props = { templateId: string; title: string; view: InsightsView; href: string; onClose: () => void }

/** What the sends of a template to several recipients came to, newest first. */
export function SendsDialog({ templateId, title, view, href, onClose }: Props) {
  const say = useTexts(tableWords)
  const format = useFormat()
  const pages = usePagesCall(
    listInsightSends,
    { templateId, ...periodOf(view) },
    { next: ({ next }) => (next === '' ? undefined : { after: next }) },
  )
  return (
    <Dialog
      opened
      onClose={onClose}
      width={780}
      title={title}
      explanation={say.sendsOf()}
      actions={<Button href={href}>{say.openTemplate()}</Button>}
    >
      <Loaded query={pages.query} coming={<RuledOutline kind="rows" count={4} />}>
        {(read) => {
          const sends = read.flatMap((page) => page.sends)
          if (sends.length === 0) return <Text tone="ink2">{say.noSends()}</Text>
          return (
            <>
              <FigureTable
                label={say.sendsOf()}
                first={say.sentAt()}
                lines={sends.map((send) => ({ ...send, key: send.sendId, title: format.dateTime(send.at) }))}
              />
              {pages.hasMore && (
                <MoreRows
                  label={say.moreSends()}
                  more={pages.more}
                  working={pages.isReadingMore}
                  isFailed={pages.isMoreFailed}
                />
              )}
            </>
          )
        }}
      </Loaded>
    </Dialog>
  )
}
