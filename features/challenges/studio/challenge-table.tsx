import { useState } from 'react'
import { say as sentence } from '#base/text.ts'
import type { MenuChoice } from '#ui/buttons/menu-choices.tsx'
import { MoreMenu } from '#ui/buttons/more-menu.tsx'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'
import { type Column, DataTable } from '#ui/lists/data-table.tsx'
import { useFormat } from '#ui/words/format.ts'
import { useLanguage, useTexts } from '#ui/words/language.tsx'
import type { Challenge } from '../contract.ts'
import { providerOf } from '../rules.ts'
import { challengesTab } from '../studio-texts.ts'
import { TYPES_IN_STUDIO } from '../types/studio.ts'
import { challengeTitle } from '../view/step-words.ts'
import { TypeIcon } from '../view/type-icon.tsx'
import { providerNames } from '../view-texts.ts'
import { DeleteChallenge } from './delete-challenge.tsx'
import { OwnDialog, ownDialogOf } from './own-dialog.tsx'

type Props = {
  challenges: Challenge[]
  templates: { hash: string; title: string }[]
  walletUrl: string
}
type Listed = Challenge & { says: string }
type Open = { row: Listed; what: 'delete' | 'own' }

/** The challenges of a community: what members read, kind, points, quests and people who have passed. */
export function ChallengeTable({ challenges, templates, walletUrl }: Props) {
  const say = useTexts(challengesTab)
  const { language } = useLanguage()
  const columns = useColumns()
  const [open, setOpen] = useState<Open>()
  const names = new Map(templates.map(({ hash, title }) => [hash, title]))
  const rows = challenges.map((one): Listed => {
    const hashes = Array.isArray(one.data.templateHashList) ? (one.data.templateHashList as string[]) : []
    const named = hashes.flatMap((hash) => names.get(hash) ?? [])
    return {
      ...one,
      says: challengeTitle({ ...one, templates: named }, language),
    }
  })
  const choicesOf = (row: Listed): MenuChoice[] => {
    const own = ownDialogOf(row)
    return [
      ...(own ? [{ label: sentence(own, language), onSelect: () => setOpen({ row, what: 'own' }) }] : []),
      { label: say.delete(), danger: true, onSelect: () => setOpen({ row, what: 'delete' }) },
    ]
  }
  return (
    <>
      <DataTable
        label={say.table()}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        actions={(row) => <MoreMenu choices={choicesOf(row)} label={say.more({ title: row.says })} />}
      />
      {open?.what === 'delete' && (
        <DeleteChallenge challenge={open.row} title={open.row.says} onClose={() => setOpen(undefined)} />
      )}
      {open?.what === 'own' && (
        <OwnDialog challenge={open.row} walletUrl={walletUrl} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

function useColumns(): Column<Listed>[] {
  const say = useTexts(challengesTab)
  const { language } = useLanguage()
  const providers = useTexts(providerNames)
  const format = useFormat()
  return [
    {
      key: 'challenge',
      label: say.challenge(),
      cell: (row) => (
        <Row as="span" gap="m" tone="ink2">
          <TypeIcon type={row.type} size={20} />
          <Stack as="span" tone="ink" breaks shrinks>
            <Text as="b" weight={500}>
              {row.says}
            </Text>
            <Below row={row} />
          </Stack>
        </Row>
      ),
    },
    {
      key: 'kind',
      label: say.kind(),
      width: 170,
      cell: ({ type, reward, passed }) => {
        const provider = providerOf(type)
        const name = sentence(TYPES_IN_STUDIO[type].name, language)
        return (
          <>
            {provider ? `${providers[provider]()} · ${name}` : name}
            <Text as="span" only="phones">
              {say.onPhones({ count: reward, passed })}
            </Text>
          </>
        )
      },
    },
    {
      key: 'points',
      label: say.points(),
      align: 'right',
      width: 90,
      phone: 'hidden',
      cell: ({ reward }) => format.number(reward),
    },
    {
      key: 'quests',
      label: say.usedIn(),
      width: 120,
      phone: 'hidden',
      cell: ({ quests }) => say.quests({ count: quests.length }),
    },
    {
      key: 'done',
      label: say.done(),
      align: 'right',
      width: 80,
      phone: 'hidden',
      cell: ({ passed }) => format.number(passed),
    },
  ]
}

/** That its quest is not saved yet, why nobody can pass it, who checks it, or how many of its codes were used. */
function Below({ row: { stopped, type, way, data, isDraft } }: { row: Listed }) {
  const say = useTexts(challengesTab)
  const providers = useTexts(providerNames)
  const format = useFormat()
  // The name at X is a value to share, and needs a sign-in there as well.
  const provider = providerOf(type) ?? (data.vcKey === 'xUsername' ? 'x' : undefined)
  const note = (words: string, isStopped?: boolean) => (
    <Text as="small" type="caption" tone={isStopped ? 'error' : 'ink3'}>
      {words}
    </Text>
  )
  if (isDraft) return note(say.draft())
  if (stopped === 'templatesGone') return note(say.templatesGone(), true)
  if (stopped === 'providerOff') return note(say.providerOff({ provider: provider ? providers[provider]() : '' }), true)
  if (way === 'review') return note(say.byReview())
  if (data.kind !== 'codes') return null
  return note(say.used({ used: format.number(Number(data.used)), count: Number(data.count) }))
}
