import type { Output } from '#base/endpoint.ts'
import { listSessions } from '#features/claims/contract.ts'
import { useAtEnd } from '#features/sends/studio/use-at-end.ts'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { toastSuccess } from '#ui/calls/toast.ts'
import { useCall, useInvalidate } from '#ui/calls/use-call.ts'
import { DataTable } from '#ui/lists/data-table.tsx'
import { StatusChip } from '#ui/marks/status-chip.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useTexts } from '#ui/words/language.tsx'
import { endLink, listLinks } from '../contract.ts'
import { linkWords } from '../texts.ts'
import { CollectedCount, MailedCount } from './place-count.tsx'

export type OpenLink = Output<typeof listLinks>['links'][number]
type Props = { links: OpenLink[]; onShow: (link: OpenLink) => void; onSettings: (link: OpenLink) => void }

const STATUS = {
  open: 'shared',
  notYet: 'pending',
  expired: 'expired',
  full: 'owner',
  suspended: 'suspended',
} as const

/** A template's open links: used places, end, state, and actions. */
export function LinkList({ links, onShow, onSettings }: Props) {
  const linkTexts = useTexts(linkWords)
  const format = useFormat()
  const invalidate = useInvalidate()
  useAtEnd(
    links.flatMap(({ state, startDate, endDate }) =>
      state === 'notYet' ? [startDate, endDate] : state === 'expired' ? [] : endDate,
    ),
    () => void invalidate(listLinks),
  )
  const ending = useCall(endLink, { invalidates: [listLinks, listSessions] })
  const end = async ({ challenge }: OpenLink) => {
    const { problem } = await ending.run({ challenge })
    if (!problem) toastSuccess(linkTexts.ended())
  }
  const stateOf = ({ state }: OpenLink) => (state === 'open' ? linkTexts.isOpen() : linkTexts[state]())
  return (
    <DataTable
      label={linkTexts.list()}
      rows={links}
      rowKey={(link) => link.challenge}
      columns={[
        { key: 'created', label: linkTexts.madeOn(), cell: (link) => format.date(link.created) },
        {
          key: 'taken',
          label: linkTexts.taken(),
          cell: (link) => (
            <>
              <CollectedCount {...link} />
              <MailedCount reserved={link.reserved} />
            </>
          ),
        },
        { key: 'end', label: linkTexts.until(), cell: (link) => format.dateTime(link.endDate) },
        {
          key: 'state',
          label: linkTexts.state(),
          phone: 'end',
          cell: (link) => <StatusChip status={STATUS[link.state]}>{stateOf(link)}</StatusChip>,
        },
      ]}
      actions={(link) => (
        <MoreMenu
          size={30}
          label={linkTexts.more()}
          choices={[
            { label: linkTexts.show(), onSelect: () => onShow(link) },
            { label: linkTexts.settings(), onSelect: () => onSettings(link) },
            {
              label: linkTexts.endNow(),
              danger: true,
              disabled: link.state === 'expired',
              onSelect: () => void end(link),
            },
          ]}
        />
      )}
    />
  )
}
