import { useId, useState } from 'react'
import { usePagesCall } from '#ui/calls/use-pages-call.ts'
import { ChoiceCard, ChoiceList } from '#ui/fields/choice-card.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Loaded } from '#ui/lists/loaded.tsx'
import { MoreRows } from '#ui/lists/more-rows.tsx'
import { Roundel } from '#ui/marks/roundel.tsx'
import { RuledOutline } from '#ui/marks/ruled-outline.tsx'
import { useTexts } from '#ui/words/language.tsx'
import { SEARCH_MAX } from '../../rules.ts'
import type { GiftDraft } from '../../wallet/gift-draft.ts'
import { listShownMembers } from '../../wallet-contract.ts'
import { givePage } from '../../wallet-texts.ts'

type Props = {
  draft: GiftDraft
  issuerId: string | undefined
  onChange: (part: Partial<GiftDraft>) => void
  error?: string | undefined
}

/** The members of a community who are shown, found by name. */
export function MemberChoice({ draft, issuerId, onChange, error }: Props) {
  const pageTexts = useTexts(givePage)
  if (!issuerId) return <Text tone="ink2">{pageTexts.badgeFirst()}</Text>
  return <People draft={draft} issuerId={issuerId} onChange={onChange} error={error} />
}

function People({ draft, issuerId, onChange, error }: Props & { issuerId: string }) {
  const pageTexts = useTexts(givePage)
  const group = useId()
  const [typed, setTyped] = useState('')
  const search = typed.trim().slice(0, SEARCH_MAX)
  const reading = usePagesCall(
    listShownMembers,
    { issuerId, search },
    { next: ({ next }) => (next ? { after: next } : undefined), keepsPages: true },
  )
  return (
    <>
      {draft.did && draft.name && (
        <Text tone="ink2" role="status">
          {pageTexts.chosen({ name: draft.name })}
        </Text>
      )}
      <TextField
        label={pageTexts.searchMember()}
        type="search"
        autoComplete="off"
        placeholder={pageTexts.searchExample()}
        value={typed}
        onChange={setTyped}
        error={error}
        onKeyDown={(event) => {
          // Found as it is typed: Enter must not open the preview.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <Loaded query={reading.query} coming={<RuledOutline kind="rows" count={3} />}>
        {(pages) => {
          const people = pages.flatMap((page) => page.people)
          if (people.length === 0) {
            return (
              <Text tone="ink2" role="status">
                {search ? pageTexts.noMatch({ text: search }) : pageTexts.noMembers()}
              </Text>
            )
          }
          return (
            <fieldset>
              <legend className="bz-hidden">{pageTexts.members()}</legend>
              <ChoiceList>
                {people.map(({ did, name, imageUrl }) => (
                  <ChoiceCard look="row" unseen key={did} breaks weight={draft.did === did ? 600 : undefined}>
                    <input
                      type="radio"
                      name={group}
                      checked={draft.did === did}
                      onChange={() => onChange({ did, name })}
                    />
                    <Roundel name={name} picture={imageUrl || undefined} size={32} />
                    <span>{name}</span>
                  </ChoiceCard>
                ))}
                {reading.hasMore && (
                  <MoreRows
                    label={pageTexts.moreMembers()}
                    more={reading.more}
                    working={reading.isReadingMore}
                    isFailed={reading.isMoreFailed}
                  />
                )}
              </ChoiceList>
            </fieldset>
          )
        }}
      </Loaded>
    </>
  )
}
